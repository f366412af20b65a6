import { ApiError, PASTE_FIELDS, PASTE_LIMITS, type PasteField } from '@prospectus/contract';
import { CsvError, parse } from 'csv-parse/sync';
import sanitizeHtml from 'sanitize-html';

/** Reads a pasted spreadsheet, CSV, or a table in a message as lines of cells, without text around the table. */
export function readTable(text: string): string[][] {
  const lines = /<t[rdh][\s>]/i.test(text) ? htmlLines(text) : isPiped(text) ? pipedLines(text) : csvLines(text);
  return lines.map((cells) => cells.map((cell) => cell.replaceAll(/[\s\u00A0]+/g, ' ').trim())).filter(isFilled);
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

const isPiped = (text: string): boolean =>
  !isTabbed(text) && text.split('\n').filter((line) => line.split('|').length > 3).length > 1;

/** Copied from a spreadsheet; its cells may contain other separators. */
const isTabbed = (text: string): boolean => text.split('\n', 10).some((line) => line.includes('\t'));

// The line between headings and rows.
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

// Tags that start a new line in a cell.
const LINES = ['br', 'p', 'div', 'li', 'dt', 'dd', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const SPANS = ['rowspan', 'colspan'];
const CLEAN = {
  allowedTags: ['table', 'tr', 'td', 'th', ...LINES],
  allowedAttributes: { td: SPANS, th: SPANS },
};
// A table, a row, or a cell without a table in it.
const PARTS = /<(table|tr)>|<t[dh]([^<>]*)>((?:(?!<t[dhr]|<table).)*?)<\/t[dh]>/gs;
// One more than allowed, so that too many cells are noticed.
const MAX_CELLS = PASTE_LIMITS.columns + 1;

/** The cells of HTML tables; a cell that spans several columns or rows is repeated in each. */
function htmlLines(text: string): string[][] {
  const lines: string[][] = [];
  // By column: the cell that spans into the next rows.
  let spanning: { cell: string; rows: number }[] = [];
  for (const [, part, attributes = '', content = ''] of sanitizeHtml(text, CLEAN).matchAll(PARTS)) {
    if (part === 'table') spanning = [];
    else if (part) lines.push(addSpanning(spanning, []));
    else {
      const line = lines.at(-1) ?? [];
      const cell = plainText(content.replaceAll(/<[^<>]*>/g, ' '));
      const rows = spanOf('rowspan', attributes);
      for (let left = spanOf('colspan', attributes); left > 0 && line.length < MAX_CELLS; left -= 1) {
        spanning[line.length] = { cell, rows: rows - 1 };
        line.push(cell);
      }
      addSpanning(spanning, line);
    }
  }
  return lines;
}

/** Adds cells that span into a row from above, up to its next own cell. */
function addSpanning(spanning: { cell: string; rows: number }[], line: string[]): string[] {
  for (let above = spanning[line.length]; above && above.rows > 0; above = spanning[line.length]) {
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
    // With quotes as ordinary characters.
    return parse(text, { ...options, quote: null });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ApiError('INVALID_FIELDS', { errors: { text: 'This cannot be read as a table.' } });
  }
}

/** The separator of the widest of the first lines. */
function delimiterOf(text: string): string {
  if (isTabbed(text)) return '\t';
  const lines = text.split('\n', 10);
  const widest = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return widest(';') > widest(',') ? ';' : ',';
}

/** Usual headings of timetables, in English and Hindi. */
const HEADINGS: Record<PasteField, string> = {
  course_name:
    'course, course name, programme, program, programme name, program name, degree, कोर्स, कोर्स का नाम, पाठ्यक्रम',
  sem_year: 'semester, sem, semester year, sem year, year, term, सेमेस्टर, सत्र, वर्ष',
  batch: 'batch, batch name, section, cohort, group, intake, class, बैच, समूह',
  subject_name: 'subject, subject name, paper, module, topic, lecture, title, विषय, विषय का नाम, व्याख्यान',
  start_date: 'date, start date, lecture date, class date, from date, on, तारीख, तिथि, दिनांक, शुरू तारीख',
  start_time: 'start, start time, starts, from, from time, begin, begins, time from, शुरू, शुरू समय, आरंभ, प्रारंभ',
  end_date: 'end date, to date, last date, समाप्ति तारीख, समाप्ति तिथि',
  end_time: 'end, end time, ends, to, to time, till, until, finish, time to, समाप्त, समाप्ति, समाप्ति समय, अंत',
  weekday: 'day, days, weekday, day of week, day of the week, दिन, वार',
  time: 'time, timing, timings, slot, time slot, hours, समय',
};

const BY_HEADING = new Map(
  PASTE_FIELDS.flatMap((field) => HEADINGS[field].split(', ').map((heading) => [heading, field] as const)),
);
const MAX_HEADING_LINE = 20;
const MIN_HEADINGS = 3;

/** The field of each column by its heading; null for an unknown or repeated one. */
export function recogniseColumns(headings: readonly string[]): (PasteField | null)[] {
  const seen = new Set<PasteField>();
  return headings.map((heading) => {
    const field = BY_HEADING.get(plain(heading));
    if (!field || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}

/** The line with the headings; a message may have text before it. */
export function headingLine(lines: readonly (readonly string[])[]): number | undefined {
  const known = lines
    .slice(0, MAX_HEADING_LINE)
    .map((cells) => recogniseColumns(cells).filter((field) => field !== null).length);
  const most = Math.max(0, ...known);
  return most < MIN_HEADINGS ? undefined : known.indexOf(most);
}

const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
