import { normalisePhone } from '@prospectus/contract/forms';
import { type SQL, sql } from 'drizzle-orm';

// What separates words; the same as in the function `lead_words` of the migrations.
const BETWEEN = /[\s@.,:;_+()/"-]+/;

/**
 * Leads in which every word of a text begins some word; undefined where it has none. The index `leads_search` needs
 * no extension of PostgreSQL.
 */
export function leadsWith(text: string): SQL | undefined {
  const words = (looksLikePhone(text) ? normalisePhone(text) : text)
    // Operators of a tsquery have no meaning here.
    .replace(/['\\]/g, ' ')
    .split(BETWEEN)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const parts = words.map((word) => sql`('''' || lower(${word}::text) || ''':*')::tsquery`);
  return sql`leads.words @@ (${sql.join(parts, sql` && `)})`;
}

const looksLikePhone = (text: string): boolean => /^[\s+\d()-]{4,}$/.test(text);
