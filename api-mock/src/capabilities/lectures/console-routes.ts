import { createFlags, type LectureOperation, type LiveLecture, resources, updateFlags } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { consoleTableRoutes, rowRequestOf, tableReads } from '../../operations/table-routes.ts';
import type { OperationDeps } from '../../operations/deps.ts';
import { refuseStale } from '../../operations/table-store.ts';
import { type Mounted, idOf, on, forResource } from '../../platform/calls/calls.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import { personOf } from '../../platform/http/access.ts';
import { parse } from '../../platform/http/parse.ts';
import { batchTable } from './batches.ts';
import { lockPlan, type Saving } from './change.ts';
import { CHANGE_ID_HEADER } from './planner-routes.ts';
import { holidayTable } from './holidays.ts';
import { lectureTable } from './lectures.ts';
import { lectureRecordOf } from './record.ts';
import { findLecture, saveOperations } from './saving.ts';

const resource = resources['live-lectures'];

/** The console's calls on single records: lectures, and what they are planned with. */
export const consoleLectureRoutes = (deps: OperationDeps): Mounted[] => [
  ...lectureRoutes(deps),
  ...consoleTableRoutes(deps, holidayTable),
  ...consoleTableRoutes(deps, batchTable(deps)),
];

/** Saving a lecture, which may repeat, be cancelled, or be changed with others of its series. */
function lectureRoutes(deps: OperationDeps): Mounted[] {
  return [
    ...forResource(resource.name, tableReads(deps, lectureTable)),
    on('POST /admin/live-lectures', ({ req, res }) => {
      const fields = readNew(resource, req.body, createFlags) as LiveLecture;
      const { repeat, allowClash } = parse(createFlags, req.body);
      return saveOne(deps, { req, res, kind: repeat ? 'series' : 'create', allowClash }, () =>
        Promise.resolve({ op: 'create', fields, repeat }),
      );
    }),
    on('PUT /admin/live-lectures/:id', ({ req, res, query: { scope } }) => {
      const { given, version: seen } = readChange(resource, req.body, updateFlags);
      const { cancelled, allowClash } = parse(updateFlags, req.body);
      return saveOne(deps, { req, res, kind: scope === 'one' ? 'update' : 'series', allowClash }, async (tx) => {
        const { id, version } = await rowOf(tx, req, seen, given);
        return { op: 'update', id, version, fields: { ...given, cancelled }, scope };
      });
    }),
    on('DELETE /admin/live-lectures/:id', ({ req, res, query: { scope, version: seen } }) =>
      saveOne(deps, { req, res, kind: scope === 'one' ? 'delete' : 'series', allowClash: false }, async (tx) => {
        const { id, version } = await rowOf(tx, req, seen);
        return { op: 'delete', id, version, scope };
      }),
    ),
  ];
}

type Asked = Pick<Saving, 'kind'> & { allowClash: boolean | undefined; req: Request; res: Response };

async function saveOne(
  deps: OperationDeps,
  { req, res, ...saving }: Asked,
  operationIn: (tx: Database) => Promise<LectureOperation>,
) {
  const { first, changeId } = await deps.db.transaction(async (tx) => {
    await lockPlan(tx);
    const operation = await operationIn(tx);
    return saveOperations(tx, deps, [operation], { ...saving, by: personOf(req).id, at: deps.clock.now() });
  });
  for (const subscriber of deps.tableSubscribers) await subscriber.committed?.();
  res.set(CHANGE_ID_HEADER, changeId);
  return lectureRecordOf(first);
}

async function rowOf(tx: Database, req: Request, version: number | undefined, yours?: Record<string, unknown>) {
  const row = await findLecture(tx, idOf(req));
  rowRequestOf(lectureTable, req).check?.(row);
  refuseStale(lectureTable, row, version, yours);
  return row;
}
