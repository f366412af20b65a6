import { z } from 'zod';

import { liveLectures } from './live-lectures.ts';

/** Columns of a pasted timetable; `time` is a range such as 09:30-11:00, `weekday` is checked against the date. */
export const PASTE_FIELDS = [
  'course_name',
  'sem_year',
  'batch',
  'subject_name',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'time',
  'weekday',
] as const;
export type PasteField = (typeof PASTE_FIELDS)[number];

export const PASTE_LIMITS = { rows: 5_000, characters: 1_500_000, columns: 40 } as const;

const columns = z.array(z.enum(PASTE_FIELDS).nullable()).max(PASTE_LIMITS.columns);

export const pasteBody = z.strictObject({
  text: z.string().max(PASTE_LIMITS.characters),
  dryRun: z.boolean().default(true),
  /** The columns in order, to correct how they were recognised; null ignores a column. */
  columns: columns.optional(),
  /** Values for missing columns. */
  defaults: z
    .strictObject({ ...liveLectures.schema.pick({ course_name: true, sem_year: true, batch: true }).partial().shape })
    .optional(),
});

const PASTE_PROBLEMS = [
  'MISSING',
  'UNREADABLE',
  'INVALID',
  'END_BEFORE_START',
  'CLASH',
  'CLASH_IN_PASTE',
  'HOLIDAY',
] as const;

/** `warning`: the row can be saved. */
const pasteProblem = z.object({
  code: z.enum(PASTE_PROBLEMS),
  kind: z.enum(['error', 'warning']),
  field: z.string().optional(),
  msg: z.string(),
  /** With CLASH the other lecture, with CLASH_IN_PASTE the other row. */
  id: z.uuid().optional(),
  row: z.int().optional(),
});
export type PasteProblem = z.output<typeof pasteProblem>;

/** One pasted row, counted from 1 below the headings; `lecture` has the fields that could be read. */
const pasteRow = z.object({
  row: z.int(),
  lecture: z.record(z.string(), z.string()).optional(),
  problems: z.array(pasteProblem),
});
export type PasteRow = z.output<typeof pasteRow>;

export const pasteAnswer = z.object({
  importId: z.uuid().optional(),
  columns: z.array(z.object({ heading: z.string(), field: z.enum(PASTE_FIELDS).nullable() })),
  rows: z.array(pasteRow),
  /** Batches that do not exist yet: `course · semester · batch`. */
  newBatches: z.array(z.string()),
  counts: z.object({ rows: z.int(), refused: z.int(), warnings: z.int(), saved: z.int() }),
});
export type PasteAnswer = z.output<typeof pasteAnswer>;
