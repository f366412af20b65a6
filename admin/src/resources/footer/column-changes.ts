import type { RaRecord } from 'react-admin';

import { fieldsOfLinks, type FooterLink, linksOf } from './footer-links.ts';

/** A link on the board, with an id that it keeps while it is moved. */
type BoardLink = FooterLink & { id: string };
export type BoardColumn = { group: RaRecord; items: readonly BoardLink[] };

/** The columns with their links, in their order. */
export const boardOf = (columns: readonly RaRecord[]): BoardColumn[] =>
  columns.map((column) => ({
    group: column,
    items: linksOf(column).map((link, at) => ({ ...link, id: `${column.id} ${at} ${link.label} ${link.href}` })),
  }));

/** What a new order asks to be saved: the fields of the columns whose links differ, and the order of the columns. */
export function columnChanges(board: readonly BoardColumn[], columns: readonly RaRecord[]) {
  const changed = board.flatMap(({ group, items }) => {
    const fields = fieldsOfLinks(items);
    const same = JSON.stringify(fieldsOfLinks(linksOf(group))) === JSON.stringify(fields);
    return same ? [] : [{ column: group, fields }];
  });
  const ids = board.map(({ group }) => group.id);
  const from = columns.map(({ id }) => id);
  return { changed, order: String(ids) === String(from) ? undefined : { ids, from } };
}
