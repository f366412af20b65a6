import {
  ApiError,
  can,
  createFlags,
  type LectureOperation,
  type LiveLecture,
  resources,
  type StaffUser,
  updateFlags,
  type Verb,
} from '@prospectus/contract';
import type { Request, Response } from 'express';

import { consoleTableRoutes, rowRequestOf, tableReads } from '../../operations/table-routes.ts';
import type { OperationDeps } from '../../operations/table-store.ts';
import { forResource, idOf, type Mounted, on } from '../../platform/calls/calls.ts';
import { readChange, readNew } from '../../platform/console/read-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import { personOf } from '../../platform/http/access.ts';
import { endIfCancelled } from '../../platform/http/cancelled.ts';
import { parse } from '../../platform/http/parse.ts';
import { batchTable, holidayTable } from './batches.ts';
import type { Saving } from './change.ts';
import { checkChange } from './check.ts';
import { lectureRecordOf } from './edit.ts';
import { lectureTable } from './lectures.ts';
import { changeOne, saveOperations } from './operations.ts';
import { pasteLectures } from './paste.ts';
import { readChoices, readClashes, readHistory, readPlan } from './plan-reads.ts';

const resource = resources['live-lectures'];

/** The console's calls on single lectures, holidays and batches. */
export const consoleLectureRoutes = (deps: OperationDeps): Mounted[] => [
  ...lectureRoutes(deps),
  ...consoleTableRoutes(deps, holidayTable),
  ...consoleTableRoutes(deps, batchTable),
];

/** Saves single lectures, also repeating ones and whole series. */
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
      const { given: changes, version } = readChange(resource, req.body, updateFlags);
      const { cancelled, allowClash } = parse(updateFlags, req.body);
      const fields = { ...changes, cancelled };
      return save(req, res, scope === 'one' ? 'update' : 'series', (tx, saving) =>
        changeOne(
          tx,
          { ...requestOf(req, version), yours: changes },
          (target) => ({ op: 'update', ...target, fields, scope }),
          { ...saving, allowClash },
        ),
      );
    }),
    on('DELETE /admin/live-lectures/:id', ({ req, res, query: { scope, version } }) =>
      save(req, res, scope === 'one' ? 'delete' : 'series', (tx, saving) =>
        changeOne(tx, requestOf(req, version), (target) => ({ op: 'delete', ...target, scope }), saving),
      ),
    ),
  ];
}

/** The id of the change, which can be undone by it. */
const CHANGE_ID_HEADER = 'X-Change-Id';

/** The planner's calls. */
export function plannerRoutes(deps: OperationDeps): Mounted[] {
  const { clock, db, feed } = deps;
  return [
    on('GET /admin/live-lectures/between', ({ query }) => readPlan(db, query)),
    on('GET /admin/live-lectures/choices', () => readChoices(db)),
    on('GET /admin/live-lectures/clashes', ({ query }) => readClashes(db, query)),
    on('POST /admin/live-lectures/check', ({ body, req }) =>
      checkChange(db, body, { by: personOf(req).id, at: clock.now() }),
    ),
    on('POST /admin/live-lectures/changes', async ({ body, req, res }) => {
      const person = personOf(req);
      const { operations, kind = kindOf(operations), allowClash } = body;
      allowOperations(person, operations);
      const saving = { by: person.id, at: clock.now(), kind, allowClash };
      const { first: _first, ...saved } = await db.transaction(async (tx) => {
        const done = await saveOperations(tx, operations, saving);
        // A single change is kept also where the person closes the page right after it.
        if (operations.length > 1) endIfCancelled(res)();
        return done;
      });
      await feed.catchUp();
      res.set(CHANGE_ID_HEADER, saved.changeId);
      return saved;
    }),
    on('POST /admin/live-lectures/paste', ({ body: { text, ...pasting }, req, res }) =>
      pasteLectures(deps, text, { ...pasting, by: personOf(req).id, endIfCancelled: endIfCancelled(res) }),
    ),
    on('GET /admin/live-lectures/:id/history', ({ req }) => readHistory(db, idOf(req))),
  ];
}

const kindOf = (operations: readonly LectureOperation[]) =>
  operations.length === 1 ? (operations[0]?.op ?? 'bulk') : 'bulk';

/** A change needs the permission of each of its operations. */
function allowOperations({ role }: StaffUser, operations: readonly LectureOperation[]): void {
  const verbs: Verb[] = operations.map(({ op }) => op);
  if (!verbs.every((verb) => can(role, verb, resource.name))) throw new ApiError('NOT_ALLOWED');
}
