import {
  ApiError,
  PASTE_LIMITS,
  type PasteAnswer,
  type pasteBody,
  type PasteField,
  resources,
} from '@prospectus/contract';
import type { z } from 'zod';

import type { OperationDeps } from '../../operations/table-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { audit } from '../../platform/changes/audit.ts';
import { openSpeller } from './batch-names.ts';
import { lockPlan, savePlan } from './change.ts';
import { newLecture } from './edit.ts';
import { addClashes } from './paste-clashes.ts';
import { cellsOf } from '../../platform/console/csv.ts';
import { isMonthFirst } from '../../platform/console/written-times.ts';
import { headingLine, recogniseColumns } from './paste-columns.ts';
import { type ReadRow, readRow } from './paste-rows.ts';
import { readTable } from './paste-table.ts';
import { batchLabel } from './record.ts';

type Body = z.output<typeof pasteBody>;
type Pasting = Omit<Body, 'text'> & { by: string };
type Table = { columns: PasteAnswer['columns']; rows: ReadRow[] };

/** Creates lectures from a pasted timetable, as one change: all rows, or none where one has a fault. */
export async function pasteLectures(deps: OperationDeps, text: string, pasting: Pasting): Promise<PasteAnswer> {
  const table = readPaste(text, pasting);
  if (pasting.dryRun) {
    const newBatches = await checkRows(deps.db, table.rows);
    return { ...answerOf(table), newBatches };
  }
  const { importId, newBatches } = await deps.db.transaction(async (tx) => {
    await lockPlan(tx);
    const names = await checkRows(tx, table.rows);
    const id = hasFault(table.rows) ? undefined : await saveRows(tx, deps, table.rows, pasting.by);
    return { importId: id, newBatches: names };
  });
  await deps.feed.catchUp();
  return { ...answerOf(table), newBatches, ...(importId !== undefined && { importId }) };
}

/** The rows of a text, each with what it says and what has to be asked. */
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
  // Without headings every row has as many cells as the widest.
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

/** Brings names to the spelling they have, and adds what is wrong beside what else there is; answers new batches. */
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

const isFault = ({ kind }: ReadRow['problems'][number]): boolean => kind === 'error';
const hasFault = (rows: readonly ReadRow[]): boolean =>
  rows.length === 0 || rows.some(({ problems }) => problems.some(isFault));

async function saveRows(
  tx: Database,
  { clock }: Pick<OperationDeps, 'clock'>,
  rows: readonly ReadRow[],
  by: string,
): Promise<string> {
  const at = clock.now();
  const edits = rows.flatMap(({ valid }) => (valid ? [newLecture(valid, at)] : []));
  // What clashes now is on a holiday: that was a warning.
  const plan = { edits, series: [] };
  const { changeId } = await savePlan(tx, plan, { by, at, kind: 'paste', allowClash: true });
  const { name: resource } = resources['live-lectures'];
  const after = { create: edits.length };
  await audit(tx, { at, by, action: 'import', resource, recordId: changeId, after });
  return changeId;
}

function answerOf({ columns, rows }: Table): Omit<PasteAnswer, 'importId' | 'newBatches'> {
  const problems = rows.flatMap((row) => row.problems);
  const refused = rows.filter((row) => row.problems.some(isFault)).length;
  return {
    columns,
    rows: rows.map(({ row, lecture, problems: own }) => ({ row, lecture: lecture ?? {}, problems: own })),
    counts: {
      rows: rows.length,
      refused,
      warnings: problems.length - problems.filter(isFault).length,
      saved: refused > 0 ? 0 : rows.length,
    },
  };
}
