import type { PasteAnswer } from '@prospectus/contract';

import { LECTURE_FIELDS } from '../planner/draft.ts';

/** Of the fields of a lecture, in their order, as the server recognises them. */
const HEADINGS = ['Course', 'Semester', 'Batch', 'Subject', 'Start date', 'Start time', 'End date', 'End time'];

/** One row as far as it was read, by field. */
export type RowValues = Readonly<Record<string, string>>;
export type Rows = readonly RowValues[];

export const rowsOf = ({ rows }: PasteAnswer): Rows => rows.map(({ lecture }) => lecture ?? {});

/** Rows as a table of text with a heading, for another check. */
export const textOf = (rows: Rows): string =>
  [HEADINGS, ...rows.map((row) => LECTURE_FIELDS.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(cellOf).join('\t'))
    .join('\n');

/** A cell as spreadsheets copy it. */
const cellOf = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};
