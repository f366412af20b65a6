import { type SQL, sql } from 'drizzle-orm';

const LONGEST = 60;

/**
 * The words of a text, of any script, in small letters. Words are told apart here and not by PostgreSQL, whose parser
 * goes by the locale of its cluster: so both databases find the same, and 'online-mba' is two words for both.
 */
export const wordsOf = (text: string): string[] =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
  ].map(([word]) => word.slice(0, LONGEST));

/** What finds all words of a text by their beginnings; undefined where it is blank, nothing where it is signs alone. */
export function startingWith(text: string): SQL | undefined {
  if (text.trim() === '') return undefined;
  const words = wordsOf(text);
  // An empty query finds nothing.
  return sql`${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}
