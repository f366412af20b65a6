import {
  CROP_SHAPES,
  type CroppedFile,
  type FocusPoint,
  MEDIA_TYPES,
  type MediaInfo,
  type MediaRecord,
} from '@prospectus/contract';

import { addressOf } from './files.ts';
import type { media, StoredCrop } from './tables.ts';

export type MediaRow = typeof media.$inferSelect;

/** Whether records can use a file: a picture needs an alternative text unless it is decorative. */
export const isDescribed = ({ width, decorative, alt }: Pick<MediaRow, 'width' | 'decorative' | 'alt'>): boolean =>
  width === null || decorative || alt !== '';

/** A stored file as the console sees it. */
export const toRecord = (row: MediaRow): MediaRecord => ({
  id: row.id,
  address: addressOf(row),
  type: MEDIA_TYPES[row.ending],
  width: row.width,
  height: row.height,
  alt: row.alt,
  decorative: row.decorative,
  described: isDescribed(row),
  name: row.name,
  bytes: row.bytes,
  variants: row.variants,
  folder: row.folder,
  focus: row.focus,
  crops: { wide: row.crops.wide?.area ?? null, phone: row.crops.phone?.area ?? null },
  version: row.version,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
});

/** A stored file as pages receive it. */
export const toFacts = (row: MediaRow): MediaInfo => ({
  address: addressOf(row),
  type: MEDIA_TYPES[row.ending],
  width: row.width,
  height: row.height,
  alt: row.decorative ? '' : row.alt,
  decorative: row.decorative,
  sources: row.variants.map(withoutBytes),
  ...(row.focus && { focus: row.focus }),
  ...Object.fromEntries(
    CROP_SHAPES.flatMap((shape) => {
      const crop = row.crops[shape];
      return crop ? [[shape, toCropped(crop, row.focus)]] : [];
    }),
  ),
});

const toCropped = ({ area, main, variants }: StoredCrop, focus: FocusPoint | null): CroppedFile => ({
  ...withoutBytes(main),
  sources: variants.map(withoutBytes),
  ...(focus && {
    focus: { x: within(focus.x, area.x, area.width), y: within(focus.y, area.y, area.height) },
  }),
});

/** Converts a point of the whole picture to fractions of a part; outside of it to the nearest edge. */
const within = (point: number, start: number, length: number): number =>
  Math.round(Math.min(1, Math.max(0, (point - start) / length)) * 1000) / 1000;

const withoutBytes = ({ type, width, height, address }: MediaRecord['variants'][number]) => ({
  type,
  width,
  height,
  address,
});
