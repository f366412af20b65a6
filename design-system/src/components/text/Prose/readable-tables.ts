import { isOnOwnLine } from '../../../theme/stacked-rows.ts';

/**
 * Makes tables of a rich text readable at every width: each scrolls inside itself, by the keyboard too; a table with a
 * head row can be read row by row on a phone, because its cells know their column. Roles keep it a table for screen
 * readers.
 */
export const withReadableTables = (html: string, label: string): string =>
  html.replaceAll(/<table\b(?:(?!<table\b)[\s\S])*?<\/table>/g, (table) => {
    const named = withLabels(table);
    const stacks = named === table ? '' : ' data-stacks=""';
    return `<div class="wide"${stacks} role="group" aria-label="${label}" tabindex="0">${named}</div>`;
  });

/** An e-mail address without enough room breaks at its “@”. */
export const withBreakableAddresses = (html: string): string =>
  html.replaceAll(/(<a (?=[^<>]*href="mailto:)[^<>]*>[^<@]+)@/g, '$1<wbr>@');

const ROW = /<tr\b(?:(?!<tr\b)[\s\S])*?<\/tr>/g;
const ROLES: Record<string, string> = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };

function withLabels(table: string): string {
  const [head = '', ...rows] = table.match(ROW) ?? [];
  const labels = cellsOf(head, 'th');
  const even = rows.every((row) => cellsOf(row, 't[dh]').length === labels.length);
  // Cells across several columns or rows belong to no single name.
  if (labels.length < 2 || !even || /(?:col|row)span="(?!1")/.test(table)) return table;
  let isHead = true;
  return table
    .replaceAll(ROW, (row) => {
      if (!isHead) return withColumns(row, labels);
      isHead = false;
      return row.replace('<tr', '<tr data-head=""').replaceAll(/<th\b/g, '<th role="columnheader"');
    })
    .replaceAll(/<(table|thead|tbody|tr|td)\b/g, (start, tag: string) => `${start} role="${ROLES[tag]}"`);
}

function withColumns(row: string, labels: readonly string[]): string {
  let at = 0;
  return row.replaceAll(/<t([dh])\b/g, (start, kind: string) => {
    const label = at === 0 ? '' : ` data-label="${labels[at]}"`;
    const alone = isOnOwnLine(at, labels.length) ? ' data-alone=""' : '';
    at++;
    return `${start}${kind === 'h' ? ' role="rowheader"' : ''}${label}${alone}`;
  });
}

/** The text of a row's cells, safe for an attribute. */
const cellsOf = (row: string, cell: string): string[] =>
  [...row.matchAll(new RegExp(`<${cell}\\b[^<>]*>((?:(?!<${cell}\\b)[\\s\\S])*?)</${cell}>`, 'g'))].map(
    ([, inside = '']) =>
      inside
        .replaceAll(/<[^<>]*>/g, '')
        .trim()
        .replaceAll('"', '&quot;'),
  );
