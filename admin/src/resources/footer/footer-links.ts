import { FOOTER } from '@prospectus/contract';

/** A link of a column as its fields have it. */
export type FooterLink = { label: string; href: string };

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
