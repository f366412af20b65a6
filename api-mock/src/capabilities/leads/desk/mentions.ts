import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../../platform/database/database.ts';
import { leadViews } from './tables.ts';

/** What identifies a person in a text: any of it may be missing. */
export type Identity = { name?: string; phone?: string | undefined; email?: string | undefined };

/** Deletes saved views that search for a person; returns their ids. */
export async function deleteViewsOf(tx: Database, people: readonly Identity[]): Promise<string[]> {
  const pattern = [...contactsOf(people), ...people.flatMap(({ name }) => name || [])].join('|');
  if (pattern === '') return [];
  const deleted = await tx
    .delete(leadViews)
    .where(sql`concat_ws(' ', ${leadViews.title}, ${leadViews.filter}::text) ~* ${pattern}`)
    .returning({ id: leadViews.id });
  return deleted.map(({ id }) => id);
}

/**
 * Replaces a person's phone and e-mail address in the timelines of other leads. It reads all of them, so only for an
 * erasure by staff. Entries cannot be updated: each is deleted and inserted again without the contact.
 */
export async function maskInTimelines(tx: Database, people: readonly Identity[]): Promise<void> {
  const pattern = contactsOf(people).join('|');
  if (pattern === '') return;
  await rows(
    tx,
    sql`with entry as (delete from lead_events where data::text ~* ${pattern} returning *)
      insert into lead_events (id, lead_id, type, at, by, data)
      select id, lead_id, type, at, by, regexp_replace(data::text, ${pattern}, ${HIDDEN}, 'gi')::jsonb from entry
      returning 1`,
  );
}

/** A text of staff without the person's contacts and names. */
export function withoutIdentity(text: string, people: readonly Identity[]): string {
  const words = people.flatMap(({ name = '' }) => name.split(' ').filter((word) => word.length > 2));
  const patterns = [...contactsOf(people), ...words.map((word) => String.raw`(?<!\p{L})${word}(?!\p{L})`)];
  return patterns.length === 0 ? text : text.replace(new RegExp(patterns.join('|'), 'giu'), HIDDEN);
}

const HIDDEN = '••••';

// Patterns for PostgreSQL and JavaScript. Digits of a phone may be grouped; a quote would be the end of a JSON text.
const contactsOf = (people: readonly Identity[]): string[] => [
  ...new Set(
    people.flatMap(({ phone, email }) => [
      ...(phone ? [[...phone.replace(/\D/g, '')].join('[^0-9A-Za-z"]{0,3}')] : []),
      ...(email ? [email.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)] : []),
    ]),
  ),
];
