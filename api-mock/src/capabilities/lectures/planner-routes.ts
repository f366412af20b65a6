import { ApiError, can, type LectureOperation, type StaffUser, type Verb } from '@prospectus/contract';

import type { OperationDeps } from '../../operations/table-store.ts';
import { idOf, type Mounted, on } from '../../platform/calls/calls.ts';
import { personOf } from '../../platform/http/access.ts';
import { checkChange } from './check.ts';
import { readChoices, readClashes, readHistory, readPlan } from './plan-reads.ts';
import { pasteLectures } from './paste.ts';
import { saveOperations } from './operations.ts';

const SUBJECT = 'live-lectures';
/** Names the change that a call has made, for whoever wants to undo it. */
export const CHANGE_ID_HEADER = 'X-Change-Id';

/** The planner's calls; mounted before those on one lecture, whose ids `between` would be taken for. */
export function plannerRoutes(deps: OperationDeps): Mounted[] {
  const { clock, db, feed } = deps;
  return [
    on('GET /admin/live-lectures/between', ({ query }) => {
      return readPlan(db, query);
    }),
    on('GET /admin/live-lectures/choices', () => {
      return readChoices(db);
    }),
    on('GET /admin/live-lectures/clashes', ({ query }) => {
      return readClashes(db, query);
    }),
    on('POST /admin/live-lectures/check', ({ body, req }) =>
      checkChange(db, body, { by: personOf(req).id, at: clock.now() }),
    ),
    on('POST /admin/live-lectures/changes', async ({ body, req, res }) => {
      const person = personOf(req);
      const { operations, kind = kindOf(operations), allowClash } = body;
      allowOperations(person, operations);
      const saving = { by: person.id, at: clock.now(), kind, allowClash };
      const { first: _first, ...saved } = await db.transaction((tx) => saveOperations(tx, operations, saving));
      await feed.catchUp();
      res.set(CHANGE_ID_HEADER, saved.changeId);
      return saved;
    }),
    on('POST /admin/live-lectures/paste', ({ body: { text, ...pasting }, req }) =>
      pasteLectures(deps, text, { ...pasting, by: personOf(req).id }),
    ),
    on('GET /admin/live-lectures/:id/history', ({ req }) => {
      return readHistory(db, idOf(req));
    }),
  ];
}

const kindOf = (operations: readonly LectureOperation[]) =>
  operations.length === 1 ? (operations[0]?.op ?? 'bulk') : 'bulk';

/** A change needs the permission of each of its operations. */
function allowOperations({ role }: StaffUser, operations: readonly LectureOperation[]): void {
  const verbs: Verb[] = operations.map(({ op }) => op);
  if (!verbs.every((verb) => can(role, verb, SUBJECT))) throw new ApiError('NOT_ALLOWED');
}
