import { plain, type Rule } from '../rule.ts';

const HEADING = /<h([2-4])\b[^>]*>(.*?)<\/h\1>/gs;

/** Headings of a rich text skip no level, from the second: screen readers list them as a table of contents. */
export const headings: Rule = (_document, leaves) =>
  leaves.flatMap(({ path, meta, value }) => {
    if (meta.kind !== 'richText' || typeof value !== 'string') return [];
    let level = 1;
    return [...value.matchAll(HEADING)].flatMap(([, digit = '', inside = '']) => {
      const skips = Number(digit) > level + 1;
      level = Number(digit);
      return skips ? [{ code: 'HEADING_ORDER' as const, path, values: { heading: plain(inside) } }] : [];
    });
  });
