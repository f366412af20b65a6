import { ApiError, type LectureChange, type LectureOperation } from '@prospectus/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { TableRequest } from '../../operations/table-store.ts';
import { lockRow, type Versioned } from '../../platform/changes/change-row.ts';
import type { ChangeSet } from '../../platform/changes/change-sets-table.ts';
import type { Undoing, Undone } from '../../platform/changes/change-sets.ts';
import type { Database } from '../../platform/database/database.ts';
import { LECTURES, lockPlan, type Plan, savePlan, type Saving } from './change.ts';
import { idSet } from './clashes.ts';
import {
  BATCH_FIELDS,
  deletedLecture,
  type Edit,
  newLecture,
  restoredLecture,
  sameFields,
  TIME_FIELDS,
  toLecture,
} from './edit.ts';
import { changedSeries, deletedSeries, newSeries } from './series.ts';
import { lectureEvents, type LectureRow, lectures, type SeriesRow } from './tables.ts';

type SavingOperations = Omit<Saving, 'allowClash'> & { allowClash?: boolean | undefined };
/** A change, and its first lecture. */
type Saved = LectureChange & { first: LectureRow };

/** Locks all lectures, then plans and saves operations as one change. */
export async function saveOperations(
  tx: Database,
  operations: readonly LectureOperation[],
  { allowClash = false, ...saving }: SavingOperations,
): Promise<Saved> {
  await lockPlan(tx);
  const plan = await planOperations(tx, operations, saving);
  const saved = await savePlan(tx, plan, { ...saving, allowClash });
  const [named] = operations;
  const edit = plan.edits.find(({ after }) => named?.op !== 'create' && after.id === named?.id) ?? plan.edits[0];
  if (!edit) throw new ApiError('INTERNAL');
  return { ...saved, first: edit.after };
}

type OneRequest = Omit<TableRequest, 'by'> & { yours?: object | undefined };

/** Changes one lecture; VERSION_CONFLICT for an old version. */
export async function changeOne(
  tx: Database,
  { id, version, check, yours }: OneRequest,
  operationOf: (target: { id: string; version: number }) => LectureOperation,
  saving: SavingOperations,
): Promise<Saved> {
  await lockPlan(tx);
  const where = and(eq(lectures.id, id), isNull(lectures.deleted_at));
  const row = await lockRow(tx, versioned, { where, version, check, yours });
  return saveOperations(tx, [operationOf({ id, version: row.version })], saving);
}

const versioned: Versioned<typeof lectures> = { table: lectures, resource: LECTURES, toRecord: toLecture };

/** The edits of operations; VERSION_CONFLICT has all lectures with a newer version. */
export async function planOperations(
  tx: Database,
  operations: readonly LectureOperation[],
  { by, at }: { by: string; at: Date },
): Promise<Plan> {
  const named = await namedLectures(tx, operations);
  const edits: Edit[] = [];
  const series: SeriesRow[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      if (operation.op === 'create' && operation.repeat) {
        const created = await newSeries(tx, operation.fields, operation.repeat, { by, at });
        series.push(created.series);
        edits.push(...created.edits);
      } else edits.push(...(await editsOf(tx, operation, named, at)));
    } catch (error) {
      throw operations.length > 1 ? atOperation(error, index) : error;
    }
  }
  return { edits: refuseTwice(edits), series };
}

function editsOf(
  tx: Database,
  operation: LectureOperation,
  named: ReadonlyMap<string, LectureRow>,
  at: Date,
): Promise<Edit[]> {
  if (operation.op === 'create') return Promise.resolve([newLecture(operation.fields, at)]);
  const row = named.get(operation.id);
  if (!row) throw new ApiError('NOT_FOUND');
  const { scope = 'one' } = operation;
  if (operation.op === 'delete') return deletedSeries(tx, row, scope, at);
  return changedSeries(tx, row, definedOf(operation.fields), { scope, at });
}

const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined>;
  };

/** The lectures of operations by their ids; NOT_FOUND and VERSION_CONFLICT list all wrong ones. */
async function namedLectures(tx: Database, operations: readonly LectureOperation[]): Promise<Map<string, LectureRow>> {
  const named = operations.filter((operation) => operation.op !== 'create');
  if (named.length === 0) return new Map();
  const ids = named.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(lectures)
    .where(and(inArray(lectures.id, ids), isNull(lectures.deleted_at)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !byId.has(id));
  if (missing.length > 0)
    throw new ApiError('NOT_FOUND', {
      msg: 'A lecture is not there any more.',
      errors: Object.fromEntries(missing.map((id) => [id, 'It was deleted.'])),
    });
  const conflicts = named.flatMap(({ id, version }) => {
    const row = byId.get(id);
    return row && row.version !== version ? [toLecture(row)] : [];
  });
  if (conflicts.length > 0) throw new ApiError('VERSION_CONFLICT', { extra: { conflicts } });
  return byId;
}

function refuseTwice(edits: readonly Edit[]): readonly Edit[] {
  const ids = new Set(edits.map(({ after }) => after.id));
  if (ids.size < edits.length)
    throw new ApiError('INVALID_FIELDS', { errors: { operations: 'A lecture is changed twice.' } });
  return edits;
}

function atOperation(error: unknown, index: number): unknown {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_FIELDS' || !error.errors) return error;
  const errors = Object.entries(error.errors).map(([path, why]) => [`operations.${index}.fields.${path}`, why]);
  return new ApiError('INVALID_FIELDS', { errors: Object.fromEntries(errors) as Record<string, string> });
}

/**
 * Undoes a change of lectures by a new change, which can be undone, too. VERSION_CONFLICT lists lectures that were
 * changed since.
 */
export async function undoLectures(
  tx: Database,
  { id }: Pick<ChangeSet, 'id'>,
  { by, at, allowClash }: Undoing,
): Promise<Undone & LectureChange> {
  await lockPlan(tx);
  const edits = await reverseEdits(tx, id, at);
  const change = await savePlan(tx, { edits, series: [] }, { by, at, kind: 'undo', allowClash });
  return { ...change, undone: edits.length };
}

async function reverseEdits(tx: Database, id: string, at: Date): Promise<Edit[]> {
  const events = await tx.select().from(lectureEvents).where(eq(lectureEvents.change_id, id));
  const ids = idSet(events.map(({ lecture_id }) => lecture_id));
  const rows = await tx.select().from(lectures).where(inArray(lectures.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stale: LectureRow[] = [];
  const edits = events.map(({ lecture_id, version, before, after }) => {
    const row = byId.get(lecture_id);
    if (!row) throw new ApiError('LOCKED', { msg: 'What was deleted then is not stored any more.' });
    if (row.version !== version && !isUnchangedSince(row, after)) stale.push(row);
    return before ? restoredLecture(row, rowOf(before), at) : deletedLecture(row, at);
  });
  if (stale.length > 0) throw new ApiError('VERSION_CONFLICT', { extra: { conflicts: stale.map(toLecture) } });
  return edits;
}

const COMPARED = [...TIME_FIELDS, ...BATCH_FIELDS, 'subject_name', 'is_exception'] as const;

/** Whether a lecture is as a change left it: later changes were undone. */
function isUnchangedSince(row: LectureRow, after: Record<string, unknown>): boolean {
  const former = rowOf(after);
  return (
    sameFields(row, former, COMPARED) &&
    (row.deleted_at === null) === (former.deleted_at === null) &&
    (row.cancelled_at === null) === (former.cancelled_at === null)
  );
}

const TIMES = ['created_at', 'updated_at', 'cancelled_at', 'moved_at', 'deleted_at', 'clash_allowed_at'] as const;

/** A lecture as stored in an event. */
function rowOf(stored: Record<string, unknown>): LectureRow {
  const times = TIMES.map((name) => [name, stored[name] ? new Date(stored[name] as string) : null]);
  return { ...stored, ...Object.fromEntries(times) } as LectureRow;
}
