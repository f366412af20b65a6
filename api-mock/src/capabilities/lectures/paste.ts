import {
  ApiError,
  lectureEnd,
  isHeldBetween,
  type LiveLecture,
  lecturesOverlap,
  PASTE_LIMITS,
  type PasteAnswer,
  type pasteBody,
  type PasteField,
  resources,
  lectureStart,
} from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { OperationDeps } from '../../operations/table-store.ts';
import { audit } from '../../platform/changes/audit.ts';
import { cellsOf } from '../../platform/console/csv.ts';
import { isMonthFirst } from '../../platform/console/written-times.ts';
import { type Database, rows as query } from '../../platform/database/database.ts';
import { openSpeller, spellingOf } from './batch-names.ts';
import { lockPlan, savePlan } from './change.ts';
import { holidaysBetween, storedOverlap } from './clashes.ts';
import { batchLabel, newLecture } from './edit.ts';
import { headingLine, readTable, recogniseColumns } from './paste-table.ts';
import { type ReadRow, readRow } from './paste-rows.ts';

type Body = z.output<typeof pasteBody>;
type Pasting = Omit<Body, 'text'> & { by: string; endIfCancelled: () => void };
type Table = { columns: PasteAnswer['columns']; rows: ReadRow[] };

/** Creates lectures from a pasted timetable as one change; none if a row has an error. */
export async function pasteLectures(deps: OperationDeps, text: string, pasting: Pasting): Promise<PasteAnswer> {
  const table = readPaste(text, pasting);
  if (pasting.dryRun) {
    const newBatches = await checkRows(deps.db, table.rows);
    return { ...answerOf(table), newBatches };
  }
  const { importId, newBatches } = await deps.db.transaction(async (tx) => {
    await lockPlan(tx);
    const names = await checkRows(tx, table.rows);
    const id = hasError(table.rows) ? undefined : await saveRows(tx, deps, table.rows, pasting.by);
    pasting.endIfCancelled();
    return { importId: id, newBatches: names };
  });
  await deps.feed.catchUp();
  return { ...answerOf(table), newBatches, ...(importId !== undefined && { importId }) };
}

/** Reads a text as rows with their problems. */
export function readPaste(
  text: string,
  { columns: corrected, defaults = {} }: Pick<Pasting, 'columns' | 'defaults'> = {},
): Table {
  const lines = readTable(text);
  const at = headingLine(lines);
  const headings = at === undefined ? [] : (lines[at] ?? []);
  const body = at === undefined ? lines : lines.slice(at + 1);
  if (body.length > PASTE_LIMITS.rows)
    throw new ApiError('INVALID_FIELDS', { errors: { text: `At most ${PASTE_LIMITS.rows} rows.` } });
  const widest = Math.max(0, ...body.map(({ length }) => length));
  // Without headings the table is as wide as its widest row.
  const heads = (at === undefined ? Array<string>(widest).fill('?') : headings).slice(0, PASTE_LIMITS.columns);
  const width = heads.length;
  const recognised = recogniseColumns(headings);
  const fields = Array.from({ length: width }, (_, index): PasteField | null =>
    corrected ? (corrected[index] ?? null) : (recognised[index] ?? null),
  );
  const reading = { columns: fields, hasMonthFirst: body.some((cells) => cells.some(isMonthFirst)) };
  return {
    columns: fields.map((field, index) => ({ heading: headings[index] ?? '', field })),
    rows: body.map((cells, index) =>
      readRow(index + 1, cellsOf(heads, cells) ?? cells, { ...reading, width, defaults }),
    ),
  };
}

/** Corrects the spelling of batches, and adds clashes as problems; returns new batches. */
async function checkRows(db: Database, rows: readonly ReadRow[]): Promise<string[]> {
  const { spell, unknown } = await openSpeller(db);
  for (const row of rows) {
    if (!row.valid) continue;
    Object.assign(row.valid, spell(row.valid));
    row.lecture = { ...row.valid };
  }
  await addClashes(db, rows);
  return unknown().map(batchLabel);
}

const isError = ({ kind }: ReadRow['problems'][number]): boolean => kind === 'error';
const hasError = (rows: readonly ReadRow[]): boolean =>
  rows.length === 0 || rows.some(({ problems }) => problems.some(isError));

async function saveRows(
  tx: Database,
  { clock }: Pick<OperationDeps, 'clock'>,
  rows: readonly ReadRow[],
  by: string,
): Promise<string> {
  const at = clock.now();
  const edits = rows.flatMap(({ valid }) => (valid ? [newLecture(valid, at)] : []));
  // Only clashes with holidays are left, which are warnings.
  const plan = { edits, series: [] };
  const { changeId } = await savePlan(tx, plan, { by, at, kind: 'paste', allowClash: true });
  const { name: resource } = resources['live-lectures'];
  const after = { create: edits.length };
  await audit(tx, { at, by, action: 'import', resource, recordId: changeId, after });
  return changeId;
}

function answerOf({ columns, rows }: Table): Omit<PasteAnswer, 'importId' | 'newBatches'> {
  const problems = rows.flatMap((row) => row.problems);
  const refused = rows.filter((row) => row.problems.some(isError)).length;
  return {
    columns,
    rows: rows.map(({ row, lecture, problems: own }) => ({ row, lecture: lecture ?? {}, problems: own })),
    counts: {
      rows: rows.length,
      refused,
      warnings: problems.length - problems.filter(isError).length,
      saved: refused > 0 ? 0 : rows.length,
    },
  };
}

type Valid = ReadRow & { valid: LiveLecture };

/** Adds clashes as problems: within the paste, with stored lectures, and with holidays, which are warnings. */
async function addClashes(db: Database, read: readonly ReadRow[]): Promise<void> {
  const valid = read.filter((row): row is Valid => row.valid !== undefined);
  if (valid.length === 0) return;
  addClashesAmong(valid);
  await addStoredClashes(db, valid);
  await addHolidays(db, valid);
}

/** Compares each row with the earlier one that ends last, so that one pass is enough. */
function addClashesAmong(valid: readonly Valid[]): void {
  for (const own of Map.groupBy(valid, (row) => spellingOf(row.valid)).values()) {
    let last: Valid | undefined;
    for (const row of own.toSorted(
      (a, b) => lectureStart(a.valid).localeCompare(lectureStart(b.valid)) || a.row - b.row,
    )) {
      if (last && lecturesOverlap(row.valid, last.valid)) {
        const [first, second] = last.row < row.row ? [last, row] : [row, last];
        const msg = `The batch is in row ${first.row} at this time.`;
        second.problems.push({ code: 'CLASH_IN_PASTE', kind: 'error', field: 'start_time', msg, row: first.row });
      }
      if (!last || lectureEnd(row.valid) >= lectureEnd(last.valid)) last = row;
    }
  }
}

type Stored = { row: number; id: string; subject_name: string; start_time: string; end_time: string };

async function addStoredClashes(db: Database, valid: readonly Valid[]): Promise<void> {
  const json = JSON.stringify(valid.map(({ row, valid: lecture }) => ({ row, ...lecture })));
  const clashes = await query<Stored>(
    db,
    sql`select distinct on (n."row") n."row", l.id, l.subject_name, l.start_time, l.end_time
        from jsonb_to_recordset(${json}::jsonb) as n("row" int, course_name text, sem_year text, batch text,
          start_date date, start_time text, end_date date, end_time text)
        join live_lectures l on ${storedOverlap}
        order by n."row", l.start_date, l.start_time, l.id`,
  );
  const byRow = new Map(valid.map((row) => [row.row, row]));
  for (const { row, id, subject_name, start_time, end_time } of clashes) {
    const msg = `The batch has ${subject_name} from ${start_time} to ${end_time}.`;
    byRow.get(row)?.problems.push({ code: 'CLASH', kind: 'error', field: 'start_time', msg, id });
  }
}

async function addHolidays(db: Database, valid: readonly Valid[]): Promise<void> {
  const days = valid.flatMap((row) => [row.valid.start_date, row.valid.end_date]).toSorted();
  const holidays = await holidaysBetween(db, days[0] ?? '', days.at(-1) ?? '');
  for (const { problems, valid: lecture } of valid) {
    const holiday = holidays.find(({ date }) => isHeldBetween(lecture, date, date));
    if (!holiday) continue;
    const msg = `A holiday: ${holiday.title}.`;
    problems.push({ code: 'HOLIDAY', kind: 'warning', field: 'start_date', msg });
  }
}
