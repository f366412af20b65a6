import { isDeepStrictEqual } from 'node:util';

import type { MediaFacts, MediaOfPage } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { addressesIn, addressOf, addressWithId } from './files.ts';
import type { MediaIndex } from './media-index.ts';
import { toFacts } from './record.ts';
import { media } from './tables.ts';
import { textWithMedia } from './text-media.ts';

/**
 * All files' facts; read in the transaction that reads the content, so that a page never mixes two states. A deleted
 * file is among them: what still names it, as an old version brought back, shows it rather than nothing.
 */
export async function resolveMedia(db: Database): Promise<MediaIndex> {
  // Of two uploads of the same bytes the first one's words stand for the address alone.
  const rows = await db
    .select()
    .from(media)
    .orderBy(sql`${media.deleted_at} nulls first`, media.created_at, media.id);
  const byAddress = new Map<string, MediaFacts>();
  const byId = new Map<string, string>();
  for (const row of rows) {
    const facts = toFacts(row);
    const first = byAddress.get(facts.address);
    const isAnother = first !== undefined && facts.width !== null && !isDeepStrictEqual(first, facts);
    const address = isAnother ? addressWithId(row) : facts.address;
    if (!byAddress.has(address)) byAddress.set(address, facts);
    byId.set(row.id, address);
  }
  // Of two uploads of the same bytes one may be replaced: the address still stands for the other.
  const moved = rows.flatMap((row) =>
    row.former
      .filter((address) => !byAddress.has(address))
      .map((address) => [address, byId.get(row.id) ?? addressOf(row)] as const),
  );
  return { byId, byAddress, moved: new Map(moved) };
}

/**
 * A value with every id of a file in it replaced by that file's address, and every former address by the present one.
 * Pictures in texts get their size and their lighter forms. Records' own ids are not looked at.
 */
export function withMedia<T>(value: T, index: MediaIndex): T {
  return replaced(value, index) as T;
}

/** Facts of the files that a page's data names by their address, those in its texts included. */
export function mediaOf(page: unknown, { byAddress }: MediaIndex): MediaOfPage {
  const found: MediaOfPage = {};
  const visit = (value: unknown): void => {
    for (const address of typeof value === 'string' ? addressesIn(value) : []) {
      const facts = byAddress.get(address);
      if (facts) found[address] = facts;
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(page);
  return found;
}

function replaced(value: unknown, index: MediaIndex): unknown {
  if (typeof value === 'string') return index.byId.get(value) ?? textWithMedia(value, index);
  if (Array.isArray(value)) return value.map((item) => replaced(item, index));
  // Dates and the like are values, not records of fields.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === 'id' ? field : replaced(field, index)]),
  );
}
