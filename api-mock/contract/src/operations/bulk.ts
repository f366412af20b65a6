import { z } from 'zod';

import { changeId, recordMeta } from '../core/records.ts';

/** How many records one bulk action takes. */
export const MAX_BULK = 500;

/** What can be done with many records at once, and the permission that each asks for. */
export const BULK_ACTIONS = {
  publish: 'publish',
  unpublish: 'publish',
  discard: 'update',
  delete: 'delete',
  update: 'update',
} as const;
export type BulkAction = keyof typeof BULK_ACTIONS;

/**
 * One action on many records, each in a transaction of its own. `changes` are the fields of an `update`, merged into
 * each. A record whose version is given in `versions` is left alone where it has another now (VERSION_CONFLICT); one
 * whose version is not given is changed as it is, and keeps the fields that are not named.
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

/** What became of one record, in the order they were named; `code` and `msg` say why it is as it was. */
export const bulkResult = z.object({
  id: z.uuid(),
  ok: z.boolean(),
  code: z.string().optional(),
  msg: z.string().optional(),
});
export type BulkResult = z.output<typeof bulkResult>;
