import type { CropArea, CropShape, FocusPoint, MediaExtension, MediaVariant } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** A crop of a picture with its files: one that every program reads, and lighter ones. */
export type StoredCrop = { area: CropArea; main: MediaVariant; variants: MediaVariant[] };

/**
 * Uploaded files: the present bytes of each id. Bytes are stored under their hash and never change, so the address of a
 * replaced or deleted file stays valid.
 */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the bytes at the address, as hex. */
    hash: text().notNull(),
    ending: text().$type<MediaExtension>().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    alt: text().notNull().default(''),
    decorative: boolean().notNull().default(false),
    variants: jsonb().$type<MediaVariant[]>().notNull().default([]),
    folder: text().notNull().default(''),
    focus: jsonb().$type<FocusPoint>(),
    crops: jsonb().$type<{ [Shape in CropShape]?: StoredCrop }>().notNull().default({}),
    /** The file's addresses before it was replaced; pages resolve them to the present one. */
    former: jsonb().$type<string[]>().notNull().default([]),
    version: integer().notNull().default(1),
    created_by: uuid(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    deleted_at: time(),
  },
  (table) => [
    index('media_created_at').on(table.created_at),
    index('media_deleted_at').on(table.deleted_at),
    check('media_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('media_picture_has_size', sql`(${table.width} is null) = (${table.height} is null)`),
  ],
);
