import { FOOTER } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

type FooterLink = { label: string; href: string };

/** The fields of the links, in order: `link1_title` and `link1`, and so on to nine. */
export const LINK_FIELDS = Array.from({ length: FOOTER.linksPerColumn }, (_, at) => ({
  label: `link${at + 1}_title`,
  href: `link${at + 1}`,
}));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The links of a column that have words or an address. */
export const linksOf = (column: Readonly<Record<string, unknown>>): FooterLink[] =>
  LINK_FIELDS.map(({ label, href }) => ({ label: textOf(column[label]), href: textOf(column[href]) })).filter(
    ({ label, href }) => label !== '' || href !== '',
  );

/** The fields of a column with these links, the others empty. */
export const fieldsOfLinks = (links: readonly FooterLink[]): Record<string, string> =>
  Object.fromEntries(
    LINK_FIELDS.flatMap(({ label, href }, at) => [
      [label, links[at]?.label ?? ''],
      [href, links[at]?.href ?? ''],
    ]),
  );

/** A link on the board, with an id that it keeps while it is moved. */
type BoardColumn = { group: RaRecord; items: readonly (FooterLink & { id: string })[] };
export type Board = readonly BoardColumn[];

/** The columns with their links, in their order. */
export const boardOf = (columns: readonly RaRecord[]): BoardColumn[] =>
  columns.map((group) => ({
    group,
    items: linksOf(group).map((link, at) => ({ ...link, id: `${group.id} ${at} ${link.label} ${link.href}` })),
  }));

/** The changes of a new order: the fields of the columns whose links differ, and the order of the columns. */
export function columnChanges(board: Board, columns: readonly RaRecord[]) {
  const changed = board.flatMap(({ group: column, items }) => {
    const fields = fieldsOfLinks(items);
    const isSame = JSON.stringify(fieldsOfLinks(linksOf(column))) === JSON.stringify(fields);
    return isSame ? [] : [{ column, fields }];
  });
  const ids = board.map(({ group }) => group.id);
  const from = columns.map(({ id }) => id);
  return { changed, order: String(ids) === String(from) ? undefined : { ids, from } };
}
