import { MEDIA_TYPES, type MediaFacts, type MediaRecord } from '@prospectus/contract';

import { addressOf } from './files.ts';
import type { media } from './tables.ts';

export type MediaRow = typeof media.$inferSelect;

/** A kept file as the console sees it. */
export const toRecord = (row: MediaRow): MediaRecord => ({
  id: row.id,
  address: addressOf(row),
  type: MEDIA_TYPES[row.ending],
  width: row.width,
  height: row.height,
  alt: row.alt,
  decorative: row.decorative,
  name: row.name,
  bytes: row.bytes,
  variants: row.variants,
  version: row.version,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The same as a page is told of it. */
export const toFacts = (row: MediaRow): MediaFacts => ({
  address: addressOf(row),
  type: MEDIA_TYPES[row.ending],
  width: row.width,
  height: row.height,
  alt: row.decorative ? '' : row.alt,
  decorative: row.decorative,
  sources: row.variants.map(({ type, width, height, address }) => ({ type, width, height, address })),
});
