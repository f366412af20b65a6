import { normalisePhone } from '@prospectus/contract/forms';
import { type SQL, sql } from 'drizzle-orm';

// What stands between words. The statement of the index and that of a search are one text, or the index is not used;
// so the semicolon is written as drizzle-kit would write it.
const BETWEEN = `[\\s@.,\\u003b:_+()/"-]+`;

/**
 * The words of a lead as its search index holds them: those of name, e-mail and course, and the phone, whole and by
 * its last digits. A search finds words by their beginning, with what every PostgreSQL has.
 */
export const leadWords: SQL = sql.raw(
  `array_to_tsvector(array_remove(regexp_split_to_array(lower(name || ' ' || email || ' ' || interest || ' ' || phone || ' ' || right(phone, 4) || ' ' || right(phone, 5) || ' ' || right(phone, 6)), '${BETWEEN}'), ''))`,
);

/** Leads in which every word of a text begins some word; undefined where it has none. */
export function leadsWith(text: string): SQL | undefined {
  const words = (looksLikePhone(text) ? normalisePhone(text) : text)
    // A query's own signs mean nothing here.
    .replace(/['\\]/g, ' ')
    .split(new RegExp(BETWEEN))
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const parts = words.map((word) => sql`('''' || lower(${word}::text) || ''':*')::tsquery`);
  return sql`${leadWords} @@ (${sql.join(parts, sql` && `)})`;
}

const looksLikePhone = (text: string): boolean => /^[\s+\d()-]{4,}$/.test(text);
