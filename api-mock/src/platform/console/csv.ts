import { ApiError } from '@prospectus/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// What a spreadsheet may read as a formula, also behind spaces and in full width. Quotes before it are those of defusing.
const FORMULA = /^'*\s*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet calculates: one that could be a formula gets a quote before it, which reading takes away. */
const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text as it was before it was defused. */
const fused = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

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
  try {
    const [names = [], ...lines] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: false,
      skip_empty_lines: true,
    });
    refuseTwice(names);
    return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name.trim(), fused(cells[at] ?? '')])));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ApiError('INVALID_FIELDS', { errors: { file: `This is no readable CSV: ${error.message}` } });
  }
}

/** Spreadsheets write what the person's region separates lists by. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new ApiError('INVALID_FIELDS', { errors: { file: `The column “${twice}” is there twice.` } });
}
