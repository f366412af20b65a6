import { ApiError, can, type LectureOperation, type StaffUser, type Verb } from '@prospectus/contract';

import type { OperationDeps } from '../../operations/deps.ts';
import { type Mounted, idOf, on } from '../../platform/calls/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { personOf } from '../../platform/http/access.ts';
import { lockPlan } from './change.ts';
import { checkChange } from './check.ts';
import { readChoices } from './choices.ts';
import { readHistory } from './history.ts';
import { pasteLectures } from './paste.ts';
import { readClashes, readPlan } from './plan-reads.ts';
import { saveOperations } from './saving.ts';
import { undoChange } from './undo.ts';

const SUBJECT = 'live-lectures';
/** Names the change that a call has made, for whoever wants to undo it. */
export const CHANGE_ID_HEADER = 'X-Change-Id';

/** The planner's calls; mounted before those on one lecture, whose ids `between` would be taken for. */
export function plannerRoutes(deps: OperationDeps): Mounted[] {
  const { clock, db } = deps;
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
      const { first: _first, ...saved } = await changing(deps, (tx) => saveOperations(tx, deps, operations, saving));
      res.set(CHANGE_ID_HEADER, saved.changeId);
      return saved;
    }),
    on('POST /admin/live-lectures/changes/:id/undo', async ({ body: { allowClash = false }, req, res }) => {
      const undoing = { id: idOf(req), person: personOf(req), allowClash, at: clock.now() };
      const undone = await changing(deps, (tx) => undoChange(tx, deps, undoing));
      res.set(CHANGE_ID_HEADER, undone.changeId);
      return undone;
    }),
    on('POST /admin/live-lectures/paste', ({ body: { text, ...pasting }, req }) =>
      pasteLectures(deps, text, { ...pasting, by: personOf(req).id }),
    ),
    on('GET /admin/live-lectures/:id/history', ({ req }) => {
      return readHistory(db, idOf(req));
    }),
  ];
}

/** Does something in a transaction of its own, with the lock. */
async function changing<T>(
  { db, tableSubscribers }: Pick<OperationDeps, 'db' | 'tableSubscribers'>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const done = await db.transaction(async (tx) => {
    await lockPlan(tx);
    return work(tx);
  });
  for (const subscriber of tableSubscribers) await subscriber.committed?.();
  return done;
}

const kindOf = (operations: readonly LectureOperation[]) =>
  operations.length === 1 ? (operations[0]?.op ?? 'bulk') : 'bulk';

/** A change needs the permission of each of its operations. */
function allowOperations({ role }: StaffUser, operations: readonly LectureOperation[]): void {
  const verbs: Verb[] = operations.map(({ op }) => op);
  if (!verbs.every((verb) => can(role, verb, SUBJECT))) throw new ApiError('NOT_ALLOWED');
}
