import { normaliseForSearch } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

/** How well a record fits what was looked for; words add a part below 1, by where they stand and how often. */
const FIT = { exact: 4, prefix: 3, title: 2, words: 1 } as const;

/** What a record is called and where it is found, and how to tell that its title has the words. */
type Named = {
  title: SQL;
  /** The last part of its address, where it has one. */
  slug?: SQL | undefined;
  titleHasWords: SQL;
};

/**
 * How well a record fits: an exact title or slug before a beginning of one, that before words of the title, and those
 * before words of anything else. A slug also fits when its words are written with spaces.
 */
export function fitOf(text: string, { title, slug, titleHasWords }: Named): SQL {
  const plain = normaliseForSearch(text).trim();
  const hyphened = plain.replaceAll(/\s+/g, '-');
  const names = [[title, plain] as const, ...(slug ? [[slug, hyphened] as const] : [])];
  const exact = sql.join(
    names.map(([name, wanted]) => sql`search_form(${name}) = ${wanted}`),
    sql` or `,
  );
  const begins = sql.join(
    names.map(([name, wanted]) => sql`starts_with(search_form(${name}), ${wanted})`),
    sql` or `,
  );
  return sql.join(
    [
      sql`case when ${exact} then`,
      number(FIT.exact),
      sql`when ${begins} then`,
      number(FIT.prefix),
      sql`when ${titleHasWords} then`,
      number(FIT.title),
      sql`else`,
      number(FIT.words),
      sql`end`,
    ],
    sql` `,
  );
}

const number = (value: number): SQL => sql.raw(String(value));
