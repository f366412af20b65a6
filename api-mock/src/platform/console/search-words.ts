import { normaliseForSearch } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

const LONGEST = 60;

/**
 * The words of a text, of any script, in the form that a search compares. The text is split here and not by PostgreSQL,
 * whose parser depends on the locale of its cluster: so both databases find the same, and 'online-mba' is two words for both.
 */
export const wordsOf = (text: string): string[] =>
  [...normaliseForSearch(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => word.slice(0, LONGEST));

/** A query for the prefixes of all words of a text; undefined where it is blank, finding nothing where it has no word. */
export function prefixQuery(text: string): SQL | undefined {
  if (text.trim() === '') return undefined;
  const words = wordsOf(text);
  // An empty query finds nothing.
  return sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** The same for words of titles alone, whose weight is A. */
export const titleQuery = (text: string): SQL =>
  sql`${wordsOf(text)
    .map((word) => `'${word}':*A`)
    .join(' & ')}::tsquery`;
