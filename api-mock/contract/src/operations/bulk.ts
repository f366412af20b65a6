import { z } from 'zod';

import { changeId, recordMeta } from '../core/records.ts';

const MAX_BULK = 500;

/** Bulk actions, with the permission that each requires. */
export const BULK_ACTIONS = {
  publish: 'publish',
  unpublish: 'publish',
  discard: 'update',
  delete: 'delete',
  update: 'update',
} as const;
export type BulkAction = keyof typeof BULK_ACTIONS;

/**
 * One action on many records, each in a transaction of its own. `changes` are the fields of an `update`. A record with
 * another version than in `versions` stays as it is (VERSION_CONFLICT).
 */
export const bulkBody = z
  .object({
    ids: z.array(z.uuid()).min(1).max(MAX_BULK),
    action: z.enum(Object.keys(BULK_ACTIONS) as [BulkAction, ...BulkAction[]]),
    changes: z.record(z.string(), z.unknown()).optional(),
    versions: z.record(z.uuid(), recordMeta.shape.version).optional(),
    changeId,
  })
  .refine(({ ids }) => new Set(ids).size === ids.length, { path: ['ids'], message: 'An id is named twice.' })
  .refine(({ action, changes }) => (action === 'update') === (changes !== undefined), {
    path: ['changes'],
    message: 'Fields are given with “update”, and with nothing else.',
  });

/** The result of one record, in the order of the ids; `code` and `msg` are its error. */
export const bulkResult = z.object({
  id: z.uuid(),
  ok: z.boolean(),
  code: z.string().optional(),
  msg: z.string().optional(),
});
export type BulkResult = z.output<typeof bulkResult>;
