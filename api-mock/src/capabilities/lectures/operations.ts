import { ApiError, type LectureChange, type LectureOperation } from '@prospectus/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { TableRequest } from '../../operations/table-store.ts';
import { conflictOn } from '../../platform/changes/change-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockPlan, type Plan, savePlan, type Saving } from './change.ts';
import { type Edit, newLecture } from './edit.ts';
import { toLecture } from './record.ts';
import { changedSeries, deletedSeries, newSeries } from './series.ts';
import { type LectureRow, lectures, type SeriesRow } from './tables.ts';

type Planning = { by: string; at: Date };
/** How operations are saved; what clashes is refused unless it is allowed. */
type SavingOperations = Omit<Saving, 'allowClash'> & { allowClash?: boolean | undefined };
/** A change, and the first lecture it is about as it is stored. */
type Saved = LectureChange & { first: LectureRow };

/** Plans and saves operations as one change, once no other change of lectures is under way. */
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

/** Changes one lecture as forms, lists and files do: whoever saw an older version is refused with both. */
export async function changeOne(
  tx: Database,
  { id, version, check, yours }: OneRequest,
  operationOf: (seen: { id: string; version: number }) => LectureOperation,
  saving: SavingOperations,
): Promise<Saved> {
  await lockPlan(tx);
  const [row] = await tx
    .select()
    .from(lectures)
    .where(and(eq(lectures.id, id), isNull(lectures.deleted_at)));
  if (!row) throw new ApiError('NOT_FOUND');
  check?.(row);
  if (version !== undefined && version !== row.version) throw conflictOn(toLecture(row), yours);
  return saveOperations(tx, [operationOf({ id, version: row.version })], saving);
}

/** What operations do, lecture by lecture; versions that are not the newest are refused together. */
export async function planOperations(
  tx: Database,
  operations: readonly LectureOperation[],
  { by, at }: Planning,
): Promise<Plan> {
  const found = await namedLectures(tx, operations);
  const edits: Edit[] = [];
  const series: SeriesRow[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      if (operation.op === 'create' && operation.repeat) {
        const made = await newSeries(tx, operation.fields, operation.repeat, { by, at });
        series.push(made.series);
        edits.push(...made.edits);
      } else edits.push(...(await editsOf(tx, operation, found, at)));
    } catch (error) {
      throw operations.length > 1 ? atOperation(error, index) : error;
    }
  }
  return { edits: onceEach(edits), series };
}

function editsOf(
  tx: Database,
  operation: LectureOperation,
  found: ReadonlyMap<string, LectureRow>,
  at: Date,
): Promise<Edit[]> {
  if (operation.op === 'create') return Promise.resolve([newLecture(operation.fields, at)]);
  const row = found.get(operation.id);
  if (!row) throw new ApiError('NOT_FOUND');
  const { scope = 'one' } = operation;
  if (operation.op === 'delete') return deletedSeries(tx, row, scope, at);
  return changedSeries(tx, row, definedOf(operation.fields), { scope, at });
}

const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined>;
  };

/** The lectures that operations name, as they are; NOT_FOUND and VERSION_CONFLICT name all that are wrong. */
async function namedLectures(tx: Database, operations: readonly LectureOperation[]): Promise<Map<string, LectureRow>> {
  const named = operations.filter((operation) => operation.op !== 'create');
  if (named.length === 0) return new Map();
  const ids = named.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(lectures)
    .where(and(inArray(lectures.id, ids), isNull(lectures.deleted_at)));
  const found = new Map(rows.map((row) => [row.id, row]));
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length > 0)
    throw new ApiError('NOT_FOUND', {
      msg: 'A lecture is not there any more.',
      errors: Object.fromEntries(gone.map((id) => [id, 'It was deleted.'])),
    });
  const conflicts = named.flatMap(({ id, version }) => {
    const row = found.get(id);
    return row && row.version !== version ? [toLecture(row)] : [];
  });
  if (conflicts.length > 0) throw new ApiError('VERSION_CONFLICT', { extra: { conflicts } });
  return found;
}

function onceEach(edits: readonly Edit[]): readonly Edit[] {
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
