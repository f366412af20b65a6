import { overlap, endOf, isOnDays, type LiveLecture, type PasteProblem, startOf } from '@prospectus/contract';
import { between, sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { storedOverlap } from './clashes.ts';
import type { ReadRow } from './paste-rows.ts';
import { spellingOf } from './batch-names.ts';
import { holidays } from './tables.ts';

type Valid = ReadRow & { valid: LiveLecture };

/** Adds to rows what they clash with: among themselves, with what is stored, and with holidays, which is a warning. */
export async function addClashes(db: Database, read: readonly ReadRow[]): Promise<void> {
  const valid = read.filter((row): row is Valid => row.valid !== undefined);
  if (valid.length === 0) return;
  addClashesAmong(valid);
  await addStoredClashes(db, valid);
  await addHolidays(db, valid);
}

/** Each row is compared with the one before it that ends last, so that any number of rows is looked at once. */
function addClashesAmong(valid: readonly Valid[]): void {
  for (const own of Map.groupBy(valid, (row) => spellingOf(row.valid)).values()) {
    let last: Valid | undefined;
    for (const row of own.toSorted((a, b) => startOf(a.valid).localeCompare(startOf(b.valid)) || a.row - b.row)) {
      if (last && overlap(row.valid, last.valid)) {
        const [first, second] = last.row < row.row ? [last, row] : [row, last];
        const msg = `The batch is in row ${first.row} at this time.`;
        second.problems.push({ code: 'CLASH_IN_PASTE', kind: 'error', field: 'start_time', msg, row: first.row });
      }
      if (!last || endOf(row.valid) >= endOf(last.valid)) last = row;
    }
  }
}

type Stored = { row: number; id: string; subject_name: string; start_time: string; end_time: string };

async function addStoredClashes(db: Database, valid: readonly Valid[]): Promise<void> {
  const json = JSON.stringify(valid.map(({ row, valid: lecture }) => ({ row, ...lecture })));
  const found = await rows<Stored>(
    db,
    sql`select distinct on (n."row") n."row", l.id, l.subject_name, l.start_time, l.end_time
        from jsonb_to_recordset(${json}::jsonb) as n("row" int, course_name text, sem_year text, batch text,
          start_date date, start_time text, end_date date, end_time text)
        join live_lectures l on ${storedOverlap}
        order by n."row", l.start_date, l.start_time, l.id`,
  );
  const byRow = new Map(valid.map((row) => [row.row, row]));
  for (const { row, id, subject_name, start_time, end_time } of found) {
    const msg = `The batch has ${subject_name} from ${start_time} to ${end_time}.`;
    byRow.get(row)?.problems.push({ code: 'CLASH', kind: 'error', field: 'start_time', msg, id });
  }
}

async function addHolidays(db: Database, valid: readonly Valid[]): Promise<void> {
  const days = valid.flatMap((row) => [row.valid.start_date, row.valid.end_date]).toSorted();
  const found = await db
    .select({ date: holidays.date, title: holidays.title })
    .from(holidays)
    .where(between(holidays.date, days[0] ?? '', days.at(-1) ?? ''));
  if (found.length === 0) return;
  for (const { problems, valid: lecture } of valid) {
    const on = found.find(({ date }) => isOnDays(lecture, date, date));
    const problem: PasteProblem = {
      code: 'HOLIDAY',
      kind: 'warning',
      field: 'start_date',
      msg: `A holiday: ${on?.title}.`,
    };
    if (on) problems.push(problem);
  }
}
