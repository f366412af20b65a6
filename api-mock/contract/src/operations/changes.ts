import { z } from 'zod';

import { recordMeta } from '../core/records.ts';

/**
 * One change of a content record. `by` and `by_name` are null for the installation. `fields` are the fields that differ
 * from the version before; for the first version it is empty.
 */
export const recordChange = z.object({
  id: z.string(),
  resource: z.string(),
  record_id: z.uuid(),
  title: z.string(),
  version: z.int().min(1),
  /** The version before it; null for the first. */
  previous: z.int().min(1).nullable(),
  action: z.string(),
  at: z.iso.datetime(),
  by: z.uuid().nullable(),
  by_name: z.string().nullable(),
  fields: z.array(z.string()),
  in_trash: z.boolean(),
});
export type RecordChange = z.output<typeof recordChange>;

/**
 * Brings each record back to how it was before `version`. `seen` is the newest version that the person knows of: if
 * there is a newer one, nothing is undone.
 */
export const undoChangesBody = z.object({
  changes: z
    .array(
      z.object({ record_id: z.uuid(), version: recordMeta.shape.version, seen: recordMeta.shape.version.optional() }),
    )
    .min(1)
    .max(100),
  dryRun: z.boolean().default(false),
});

/**
 * What undoing does to one record; it goes to the trash if it did not exist before. `later` counts the later changes
 * that are undone with it, `version` is the newest.
 */
export const undoResult = z.object({
  resource: z.string(),
  record_id: z.uuid(),
  title: z.string(),
  becomes: z.enum(['live', 'draft', 'trash']),
  later: z.int().min(0),
  version: recordMeta.shape.version,
});
export type UndoResult = z.output<typeof undoResult>;

/** Days that a deleted record or file can be restored; then it is purged. */
export const TRASH_DAYS = 30;

/** A record or file (`media`) in the trash; `deleted_by` is a name, null for the installation. */
export const trashedRecord = z.object({
  id: z.uuid(),
  resource: z.string(),
  title: z.string(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.string().nullable(),
  purge_at: z.iso.datetime(),
});
export type TrashedRecord = z.output<typeof trashedRecord>;
