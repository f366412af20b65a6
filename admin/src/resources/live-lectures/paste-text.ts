import { LECTURE_FIELDS } from './draft.ts';

/** Of the fields of a lecture, in their order, as the server recognises them. */
const HEADINGS = ['Course', 'Semester', 'Batch', 'Subject', 'Start date', 'Start time', 'End date', 'End time'];

/** One row by field, as far as it was recognised. */
export type RowValues = Readonly<Record<string, string>>;

/** Rows as a table of text with a heading, to be checked again. */
export const textOf = (rows: readonly RowValues[]): string =>
  [HEADINGS, ...rows.map((row) => LECTURE_FIELDS.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(cellOf).join('\t'))
    .join('\n');

/** A cell as spreadsheets copy it. */
const cellOf = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};
