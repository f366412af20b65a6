import { ApiError, PASTE_LIMITS } from '@prospectus/contract';
import { CsvError, parse } from 'csv-parse/sync';
import sanitizeHtml from 'sanitize-html';

/** A pasted text as lines of cells: of a spreadsheet, CSV, or a table in a message; what is around a table is left out. */
export function readTable(text: string): string[][] {
  const lines = /<t[rdh][\s>]/i.test(text) ? htmlLines(text) : isPiped(text) ? pipedLines(text) : csvLines(text);
  return lines.map((cells) => cells.map((cell) => cell.replaceAll(/[\s\u00A0]+/g, ' ').trim())).filter(isFilled);
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

const isPiped = (text: string): boolean =>
  !isTabbed(text) && text.split('\n').filter((line) => line.split('|').length > 3).length > 1;

/** Copied from a spreadsheet, whose cells may hold whatever else separates cells. */
const isTabbed = (text: string): boolean => text.split('\n', 10).some((line) => line.includes('\t'));

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

// What begins a line of text of its own, in a cell too.
const LINES = ['br', 'p', 'div', 'li', 'dt', 'dd', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const SPANS = ['rowspan', 'colspan'];
const CLEAN = {
  allowedTags: ['table', 'tr', 'td', 'th', ...LINES],
  allowedAttributes: { td: SPANS, th: SPANS },
};
// A cell without a table in it.
const PARTS = /<(table|tr)>|<t[dh]([^>]*)>((?:(?!<t[dhr]|<table).)*?)<\/t[dh]>/gs;
// One cell more than a table may have shows that it has too many.
const MAX_CELLS = PASTE_LIMITS.columns + 1;

/** The cells of a page's tables, each row with as many as it shows: one that spans several is in each of them. */
function htmlLines(text: string): string[][] {
  const lines: string[][] = [];
  // Of each column the cell that lasts into the next rows.
  let lasting: { cell: string; rows: number }[] = [];
  for (const [, part, attributes = '', content = ''] of sanitizeHtml(text, CLEAN).matchAll(PARTS)) {
    if (part === 'table') lasting = [];
    else if (part) lines.push(lastingInto(lasting, []));
    else {
      const line = lines.at(-1) ?? [];
      const cell = plainText(content.replaceAll(/<[^>]*>/g, ' '));
      const rows = spanOf('rowspan', attributes);
      for (let left = spanOf('colspan', attributes); left > 0 && line.length < MAX_CELLS; left -= 1) {
        lasting[line.length] = { cell, rows: rows - 1 };
        line.push(cell);
      }
      lastingInto(lasting, line);
    }
  }
  return lines;
}

/** Adds to a row what lasts into it from the rows before, as far as its next own cell. */
function lastingInto(lasting: { cell: string; rows: number }[], line: string[]): string[] {
  for (let above = lasting[line.length]; above && above.rows > 0; above = lasting[line.length]) {
    above.rows -= 1;
    line.push(above.cell);
  }
  return line;
}

const spanOf = (name: string, attributes: string): number =>
  Math.max(1, Number(new RegExp(`${name}="(\\d{1,4})"`).exec(attributes)?.[1] ?? 1));

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

/** The tab, or what most separates the line with most cells among the first. */
function delimiterOf(text: string): string {
  if (isTabbed(text)) return '\t';
  const lines = text.split('\n', 10);
  const most = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return most(';') > most(',') ? ';' : ',';
}
