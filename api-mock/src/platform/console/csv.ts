import { ApiError } from '@prospectus/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// What a spreadsheet may read as a formula, also behind spaces and in full width. Quotes before it are those of defusing.
const FORMULA = /^'*\s*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet calculates: one that could be a formula gets a quote before it, which reading takes away. */
const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text as it was before it was defused. */
const fused = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

// What a spreadsheet takes for a number, a time, a date or a yes, and writes in another way.
const NUMBERS = /^(?:[\s\d.,:/%()-]*[₹$€£])*[\s.,:/%()-]*\d[\s\d.,:/%()-]*(?:e[+-]?\d+|\s?[ap]m?)?$/i;
const MONTHS =
  /^(?=.*\d)(?:[a-z]+day,?)?[\s\d,./-]*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[\s\d,./-]*$/i;
const FLAGS = /^(?:true|false)$/i;
const LONGEST = 250;

function isConverted(text: string): boolean {
  const own = text.replace(/^'+/, '');
  return own.length <= LONGEST && !FORMULA.test(own) && [NUMBERS, MONTHS, FLAGS].some((form) => form.test(own));
}

/** A text that a spreadsheet leaves as it is: `January 2027` and `007` get a quote before them, which reading takes away. */
export const quoted = (text: string): string => (isConverted(text) ? `'${text}` : text);

/** The text as it was before it was quoted. */
export const unquoted = (text: string): string => (text.startsWith("'") && isConverted(text) ? text.slice(1) : text);

/** Lines of CSV, each with its end. Only texts are defused: a number stays one. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  stringify(
    lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? defused(cell) : String(cell)))),
    { record_delimiter: '\r\n' },
  );

/** Spreadsheets take a file for UTF-8 by this alone. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The cells of a file, by the names in its first line; INVALID_FIELDS where it cannot be read. */
export function readCsv(text: string): Record<string, string>[] {
  const [headings = [], ...lines] = parsed(text);
  const names = headings.map((name) => name.trim());
  refuseTwice(names.filter((name) => name !== ''));
  return lines.map((line, at) => {
    const cells = cellsOf(names, line);
    if (!cells) throw unreadable(`Row ${at + 1} has ${line.length} cells and the file ${names.length} columns.`);
    const nameless = cells.findIndex((cell, column) => cell !== '' && names[column] === '');
    if (nameless >= 0) throw unreadable(`Column ${nameless + 1} has no heading.`);
    return Object.fromEntries(
      names.flatMap((name, column) => (name === '' ? [] : [[name, fused(cells[column] ?? '')] as const])),
    );
  });
}

function parsed(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      // Rows that were emptied in a spreadsheet are written as commas.
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(`This is no readable CSV: ${error.message}`);
  }
}

const unreadable = (why: string): ApiError => new ApiError('INVALID_FIELDS', { errors: { file: why } });

/**
 * The cells of a row under their headings. Empty ones beyond the last heading are left out or made up; undefined where
 * there are more or fewer, so that it is not certain which cell belongs under which heading.
 */
export function cellsOf(headings: readonly string[], row: readonly string[]): string[] | undefined {
  const isFilled = (cell: string) => cell.trim() !== '';
  const cells = row.slice(0, Math.max(headings.length, row.findLastIndex(isFilled) + 1));
  if (cells.length > headings.length || cells.length <= headings.findLastIndex(isFilled)) return undefined;
  return [...cells, ...Array<string>(headings.length - cells.length).fill('')];
}

/** Spreadsheets write what the person's region separates lists by. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw unreadable(`The column “${twice}” is there twice.`);
}
