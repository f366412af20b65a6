import { plain, type Rule } from '../rule.ts';

/** Headings of a rich text skip no level, from the second: screen readers list them as a table of contents. */
export const headings: Rule = (_document, leaves) =>
  leaves.flatMap(({ path, meta, value }) => {
    if (meta.kind !== 'richText' || typeof value !== 'string') return [];
    let level = 1;
    // Each piece begins with the heading's level.
    const [, ...pieces] = value.split(/<h(?=[2-4]\b)/);
    return pieces.flatMap((piece) => {
      const skips = Number(piece[0]) > level + 1;
      level = Number(piece[0]);
      const [inside = ''] = piece.slice(piece.indexOf('>') + 1).split('</h', 1);
      return skips ? [{ code: 'HEADING_ORDER' as const, path, values: { heading: plain(inside) } }] : [];
    });
  });
