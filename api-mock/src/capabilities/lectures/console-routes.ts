import { createFlags, type LectureOperation, type LiveLecture, resources, updateFlags } from '@prospectus/contract';
import type { Request, Response } from 'express';

import { consoleTableRoutes, rowRequestOf, tableReads } from '../../operations/table-routes.ts';
import type { OperationDeps } from '../../operations/table-store.ts';
import { forResource, type Mounted, on } from '../../platform/calls/calls.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import { personOf } from '../../platform/http/access.ts';
import { parse } from '../../platform/http/parse.ts';
import { batchTable } from './batches.ts';
import type { Saving } from './change.ts';
import { holidayTable } from './holidays.ts';
import { lectureTable } from './lectures.ts';
import { changeOne, saveOperations } from './operations.ts';
import { CHANGE_ID_HEADER } from './planner-routes.ts';
import { lectureRecordOf } from './record.ts';

const resource = resources['live-lectures'];

/** The console's calls on single records: lectures, and what they are planned with. */
export const consoleLectureRoutes = (deps: OperationDeps): Mounted[] => [
  ...lectureRoutes(deps),
  ...consoleTableRoutes(deps, holidayTable),
  ...consoleTableRoutes(deps, batchTable),
];

/** Saving a lecture, which may repeat, be cancelled, or be changed with others of its series. */
function lectureRoutes(deps: OperationDeps): Mounted[] {
  const save = async (
    req: Request,
    res: Response,
    kind: Saving['kind'],
    work: (tx: Database, saving: Omit<Saving, 'allowClash'>) => ReturnType<typeof saveOperations>,
  ) => {
    const { first, changeId } = await deps.db.transaction((tx) =>
      work(tx, { by: personOf(req).id, at: deps.clock.now(), kind }),
    );
    await deps.feed.catchUp();
    res.set(CHANGE_ID_HEADER, changeId);
    return lectureRecordOf(first);
  };
  const requestOf = (req: Request, version: number | undefined) => rowRequestOf(lectureTable, req, version);
  return [
    ...forResource(resource.name, tableReads(deps, lectureTable)),
    on('POST /admin/live-lectures', ({ req, res }) => {
      const fields = readNew(resource, req.body, createFlags) as LiveLecture;
      const { repeat, allowClash } = parse(createFlags, req.body);
      const operation: LectureOperation = { op: 'create', fields, repeat };
      return save(req, res, repeat ? 'series' : 'create', (tx, saving) =>
        saveOperations(tx, [operation], { ...saving, allowClash }),
      );
    }),
    on('PUT /admin/live-lectures/:id', ({ req, res, query: { scope } }) => {
      const { given, version } = readChange(resource, req.body, updateFlags);
      const { cancelled, allowClash } = parse(updateFlags, req.body);
      const fields = { ...given, cancelled };
      return save(req, res, scope === 'one' ? 'update' : 'series', (tx, saving) =>
        changeOne(
          tx,
          { ...requestOf(req, version), yours: given },
          (seen) => ({ op: 'update', ...seen, fields, scope }),
          { ...saving, allowClash },
        ),
      );
    }),
    on('DELETE /admin/live-lectures/:id', ({ req, res, query: { scope, version } }) =>
      save(req, res, scope === 'one' ? 'delete' : 'series', (tx, saving) =>
        changeOne(tx, requestOf(req, version), (seen) => ({ op: 'delete', ...seen, scope }), saving),
      ),
    ),
  ];
}
