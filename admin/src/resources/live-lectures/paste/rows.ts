import type { PasteAnswer } from '@prospectus/contract';

/** The fields of corrected rows, in the order they are sent in. */
export const WRITTEN_FIELDS = [
  'course_name',
  'sem_year',
  'batch',
  'subject_name',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
] as const;

/** As the server recognises them. */
const HEADINGS = ['Course', 'Semester', 'Batch', 'Subject', 'Start date', 'Start time', 'End date', 'End time'];

/** One row as far as it was read, by field. */
export type RowValues = Readonly<Record<string, string>>;
export type Rows = readonly RowValues[];

export const rowsOf = ({ rows }: PasteAnswer): Rows => rows.map(({ lecture }) => lecture ?? {});

/** Rows as a table of text with a heading, for another check. */
export const textOf = (rows: Rows): string =>
  [HEADINGS, ...rows.map((row) => WRITTEN_FIELDS.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
