import { z } from 'zod';

/** States of a document: live and unedited, live with a draft beside it, or not live. */
export const RECORD_STATUS = ['draft', 'published', 'changed'] as const;

/** What every console record carries besides its own fields. Tables have no position and are always published. */
export const recordMeta = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  position: z.int().min(0),
  status: z.enum(RECORD_STATUS),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
});
export type RecordMeta = z.output<typeof recordMeta>;

/** Suffixes a filter may add to a field. */
export const FILTER_SUFFIXES = ['_gte', '_lte', '_like'] as const;

/** Bounds of a list's range: at most this many records a request. */
export const MAX_RANGE = 1_000;

/** The query of a list, as ra-data-simple-rest sends it: three JSON strings. */
export const listQuery = z.object({
  filter: z.string().max(4_000).optional(),
  range: z
    .string()
    .regex(/^\[\s*\d{1,9}\s*,\s*\d{1,9}\s*\]$/)
    .optional(),
  sort: z.string().max(200).optional(),
});

export const reorderBody = z.object({
  /** Ids in the order wanted; records that are not named keep their places after them. */
  ids: z.array(z.uuid()).min(1).max(1_000),
});
export const publishBody = z.object({ version: z.int().min(1).optional() });
