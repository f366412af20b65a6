import { ApiError } from '@prospectus/contract';
import { CsvError, parse } from 'csv-parse/sync';
import sanitizeHtml from 'sanitize-html';

/** A pasted text as lines of cells: of a spreadsheet, CSV, or a table in a message; what is around a table is left out. */
export function readTable(text: string): string[][] {
  const lines = /<t[rdh][\s>]/i.test(text) ? htmlLines(text) : isPiped(text) ? pipedLines(text) : csvLines(text);
  return lines.map((cells) => cells.map((cell) => cell.replaceAll(/[\s\u00A0]+/g, ' ').trim())).filter(isFilled);
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

const isPiped = (text: string): boolean => text.split('\n').filter((line) => line.split('|').length > 3).length > 1;

// Between the headings of a table and its rows.
const RULE = /^[\s|:+=-]+$/;

const pipedLines = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.includes('|') && !RULE.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\|/, '')
        .replace(/\|$/, '')
        .split('|')
        .map((cell) => cell.replaceAll(/\*\*|__|`/g, '')),
    );

/** Rows and cells are all that is left of the page. */
function htmlLines(text: string): string[][] {
  const clean = sanitizeHtml(text, { allowedTags: ['tr', 'td', 'th'], allowedAttributes: {} });
  return clean
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .split(/<t[dh]>/)
        .slice(1)
        .map((cell) => plainText(cell.replaceAll(/<[^>]*>/g, ''))),
    );
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plainText = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

function csvLines(text: string): string[][] {
  const options = { bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  try {
    // A quote in the middle of a cell is a quote.
    return parse(text, { ...options, quote: null });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ApiError('INVALID_FIELDS', { errors: { text: 'This cannot be read as a table.' } });
  }
}

/** What most separates the line with most cells among the first. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', 10);
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return ['\t', ',', ';'].toSorted((a, b) => most(b) - most(a))[0] ?? ',';
}
