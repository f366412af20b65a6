import type { MediaFacts, MediaOfPage } from '@prospectus/contract';
import { desc } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { toFacts } from './record.ts';
import { media } from './tables.ts';

/** Facts of every file, by its id and by its present address. */
export type MediaIndex = { byId: ReadonlyMap<string, MediaFacts>; byAddress: ReadonlyMap<string, MediaFacts> };

/**
 * All files' facts; read in the transaction that reads the content, so that a page never mixes two states. A deleted
 * file is among them: what still names it, as an old version brought back, shows it rather than nothing.
 */
export async function resolveMedia(db: Database): Promise<MediaIndex> {
  // The oldest last, so that of two uploads of the same bytes the first one's words stand for the address.
  const rows = await db.select().from(media).orderBy(desc(media.created_at), desc(media.id));
  const facts = rows.map((row): [string, MediaFacts] => [row.id, toFacts(row)]);
  return { byId: new Map(facts), byAddress: new Map(facts.map(([, one]) => [one.address, one])) };
}

/** A value with every id of a file in it replaced by that file's address. Records' own ids are not looked at. */
export function withMedia<T>(value: T, index: MediaIndex): T {
  return replaced(value, index) as T;
}

/** Facts of the files that a page's data names by their address. */
export function mediaOf(page: unknown, { byAddress }: MediaIndex): MediaOfPage {
  const found: MediaOfPage = {};
  const visit = (value: unknown): void => {
    const facts = typeof value === 'string' ? byAddress.get(value) : undefined;
    if (facts) found[facts.address] = facts;
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(page);
  return found;
}

function replaced(value: unknown, index: MediaIndex): unknown {
  if (typeof value === 'string') return index.byId.get(value)?.address ?? value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, index));
  // Dates and the like are values, not records of fields.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === 'id' ? field : replaced(field, index)]),
  );
}
