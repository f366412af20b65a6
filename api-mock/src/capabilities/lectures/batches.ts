import { ApiError, resources } from '@prospectus/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';

import { tableColumns } from '../../operations/table-columns.ts';
import { type TableResource, type TableRow, toRecord } from '../../operations/table-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { spellingOf } from './batch-names.ts';
import { lockPlan, savePlan } from './change.ts';
import { type BatchName, batchOf, changedLecture } from './edit.ts';
import { batches, holidays, lectures } from './tables.ts';

/** Batches as a resource of the console: one with lectures cannot be deleted, and renaming it renames theirs. */
export const batchTable: TableResource = {
  resource: resources.batches,
  table: batches,
  columns: tableColumns(resources.batches, {}, ['course_name', 'ASC']),
  toRecord: (row) => {
    const { spelling: _spelling, ...record } = toRecord(row);
    return record as ReturnType<typeof toRecord>;
  },
  check: async (tx, fields, { id }) => {
    const spelling = spellingOf(fields as BatchName);
    const [other] = await tx
      .select({ id: batches.id })
      .from(batches)
      .where(and(eq(batches.spelling, spelling), ne(batches.id, id)));
    if (other) throw new ApiError('INVALID_FIELDS', { errors: { batch: 'There is this batch already.' } });
    return { ...fields, spelling };
  },
  changed: async (tx, { before, after, by, at }) => {
    if (before && after) await renameLectures(tx, { before, after, by, at });
    else if (before) await refuseUsed(tx, before);
  },
  lock: lockPlan,
};

const nameOf = (row: TableRow): BatchName => batchOf(row as TableRow & BatchName);

const lecturesOf = (tx: Database, { course_name, sem_year, batch }: BatchName) =>
  tx
    .select()
    .from(lectures)
    .where(
      and(
        isNull(lectures.deleted_at),
        eq(lectures.course_name, course_name),
        eq(lectures.sem_year, sem_year),
        eq(lectures.batch, batch),
      ),
    );

async function refuseUsed(tx: Database, row: TableRow): Promise<void> {
  const used = await lecturesOf(tx, nameOf(row)).limit(1);
  if (used.length > 0) throw new ApiError('IN_USE', { msg: 'This batch has lectures. Delete or move them first.' });
}

async function renameLectures(
  tx: Database,
  { before, after, by, at }: { before: TableRow; after: TableRow; by: string; at: Date },
): Promise<void> {
  const rows = await lecturesOf(tx, nameOf(before));
  const edits = rows.map((row) => changedLecture(row, nameOf(after), at));
  if (edits.length === 0) return;
  // A rename causes no new clashes.
  await savePlan(tx, { edits, series: [] }, { by, at, kind: 'bulk', allowClash: true });
}

/** Holidays as a resource of the console. */
export const holidayTable: TableResource = {
  resource: resources.holidays,
  table: holidays,
  columns: tableColumns(resources.holidays, { date: 'day' }, ['date', 'ASC']),
  check: async (tx, fields, { id }) => {
    const [other] = await tx
      .select({ id: holidays.id })
      .from(holidays)
      .where(and(eq(holidays.date, fields['date'] as string), ne(holidays.id, id)));
    if (other) throw new ApiError('INVALID_FIELDS', { errors: { date: 'This day is a holiday already.' } });
    return fields;
  },
  lock: lockPlan,
};
