import { isDeepStrictEqual } from 'node:util';

import type { MediaInfo, PageMedia } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { addressesIn, addressOf, addressWithId } from './files.ts';
import { toFacts } from './record.ts';
import { media } from './tables.ts';
import { type MediaIndex, textWithMedia } from './text-media.ts';

/**
 * The facts of all files, read in the transaction that reads the content. Deleted files are included, as a restored old
 * version can still refer to one.
 */
export async function resolveMedia(db: Database): Promise<MediaIndex> {
  // Of two uploads of the same bytes the first has the address without an id.
  const rows = await db
    .select()
    .from(media)
    .orderBy(sql`${media.deleted_at} nulls first`, media.created_at, media.id);
  const byAddress = new Map<string, MediaInfo>();
  const byId = new Map<string, string>();
  for (const row of rows) {
    const facts = toFacts(row);
    const first = byAddress.get(facts.address);
    const isAnother = first !== undefined && facts.width !== null && !isDeepStrictEqual(first, facts);
    const address = isAnother ? addressWithId(row) : facts.address;
    if (!byAddress.has(address)) byAddress.set(address, facts);
    byId.set(row.id, address);
  }
  // A replaced file's former address can still belong to another upload of the same bytes.
  const moved = rows.flatMap((row) =>
    row.former
      .filter((address) => !byAddress.has(address))
      .map((address) => [address, byId.get(row.id) ?? addressOf(row)] as const),
  );
  return { byId, byAddress, moved: new Map(moved) };
}

/**
 * Replaces every id of a file in a value by the file's address, and every former address by the present one. Pictures in
 * texts get their sizes and lighter variants. Records' own ids stay.
 */
export const withMedia = <T>(value: T, index: MediaIndex): T => replaced(value, index) as T;

/** Fields whose pictures need only an address: they are shown at one small size, or not on the page. */
const WITHOUT_FACTS: ReadonlySet<string> = new Set([
  'badge',
  'usps',
  'og:image',
  'program_thumbnail',
  'program_thumbnail_one',
  'media',
]);

/**
 * A page's data as it is sent: fields of small pictures name the one variant that is shown, and `media` has the facts of
 * the other files on the page, also of those in its texts.
 */
export function asSent<const T extends object>(page: T, { byAddress }: MediaIndex): T & { media: PageMedia } {
  const sent = withSmallVariants(page, byAddress) as T;
  const shown: PageMedia = {};
  for (const address of addressesOn(sent, (field) => !WITHOUT_FACTS.has(field))) {
    const facts = byAddress.get(address);
    if (facts) shown[address] = facts;
  }
  const banner = 'bg_image' in page && byAddress.get(String(page.bg_image));
  const form = banner && smallVariant(banner);
  if (form) shown[form] = { ...banner, address: form, sources: [] };
  return { ...sent, media: shown };
}

/** Pictures up to this width are sent as one variant: the others save few bytes, and each address adds to the page. */
const SMALL_PX = 480;

const smallVariant = ({ width, sources }: MediaInfo): string | undefined =>
  width !== null && width <= SMALL_PX ? sources.findLast(({ type }) => type === 'image/webp')?.address : undefined;

function withSmallVariants(value: unknown, byAddress: MediaIndex['byAddress']): unknown {
  if (Array.isArray(value)) return value.map((item) => withSmallVariants(item, byAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const facts = typeof inner === 'string' ? byAddress.get(inner) : undefined;
      return [field, (facts && smallVariant(facts)) ?? withSmallVariants(inner, byAddress)];
    }),
  );
}

/** Ids of the files that a page's data names, also by their small variants. */
export function filesOn({ byId, byAddress }: MediaIndex): (page: unknown) => string[] {
  const ids = Map.groupBy(
    [...byId].flatMap(([id, address]) => {
      const facts = byAddress.get(address);
      const form = facts && smallVariant(facts);
      return [{ id, address }, ...(form ? [{ id, address: form }] : [])];
    }),
    ({ address }) => address,
  );
  return (page) => [...addressesOn(page)].flatMap((address) => (ids.get(address) ?? []).map(({ id }) => id));
}

/** Every address of a file in the fields that `isRead` accepts. */
function addressesOn(page: unknown, isRead: (field: string) => boolean = () => true): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const address of addressesIn(value)) found.add(address);
    if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) if (isRead(field)) visit(inner);
  };
  visit(page);
  return found;
}

function replaced(value: unknown, index: MediaIndex): unknown {
  if (typeof value === 'string') return index.byId.get(value) ?? textWithMedia(value, index);
  if (Array.isArray(value)) return value.map((item) => replaced(item, index));
  // Dates are values, not records of fields.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === 'id' ? field : replaced(field, index)]),
  );
}
