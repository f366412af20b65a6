import { normaliseForSearch } from '@prospectus/contract';
import { normalisePhone } from '@prospectus/contract/forms';
import { type SQL, sql } from 'drizzle-orm';

import { findPhone } from '../../platform/phone/phone.ts';

// What separates words; the same as in the function `lead_words` of the migrations.
const BETWEEN = /[\s@.,:;_+()/"'\\-]+/;

/**
 * Leads in which every word of a text begins some word; undefined where it has none. The index `leads_search` needs
 * no extension of PostgreSQL. Submissions in quarantine have words of the same function.
 */
export function leadsWith(text: string, words = sql`leads.words`): SQL | undefined {
  const form = normaliseForSearch(text);
  const typed = (looksLikePhone(form) ? phoneIn(form) : form).split(BETWEEN).filter(Boolean);
  if (typed.length === 0) return undefined;
  return sql`${words} @@ ${typed.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** What is looked through of a submission in quarantine. */
export const submissionWords = sql.raw(
  `lead_words(details->>'name', details->>'email', details->>'interest', details->>'phone')`,
);

const looksLikePhone = (text: string): boolean => /^(tel:)?[\s+\d().-]{4,}$/.test(text.trim());

const SHORTEST = 7;

// A whole number is looked for as it is stored; of a part of one only what a person may write before it is left out.
function phoneIn(text: string): string {
  const digits = text.replace(/^\D*\+\s*91/, '').replace(/\D/g, '');
  if (digits.length < SHORTEST) return digits;
  return findPhone(text) ?? normalisePhone(text).replace(/^\+91|^0/, '');
}
