import { z } from 'zod';

import { recordMeta } from '../core/records.ts';

/**
 * One change of a content record: an entry of its history, told apart by the record and the version it made. `by` is the
 * person's id and `by_name` the name; both are null for the installation itself. `fields` names the fields that differ
 * from the version before; for the first version it is empty.
 */
export const recordChange = z.object({
  id: z.string(),
  resource: z.string(),
  record_id: z.uuid(),
  title: z.string(),
  version: z.int().min(1),
  /** The version that it changed; null for the first. */
  previous: z.int().min(1).nullable(),
  action: z.string(),
  at: z.iso.datetime(),
  by: z.uuid().nullable(),
  by_name: z.string().nullable(),
  fields: z.array(z.string()),
  /** The record is in the trash now. */
  in_trash: z.boolean(),
});
export type RecordChange = z.output<typeof recordChange>;

/**
 * Which changes are undone: each record goes back to how it was before the version named, whatever was done to it since.
 * `seen` is the newest version of the record that the person knows of; where there is a newer one, nothing is undone.
 * `dryRun` answers what would happen and changes nothing.
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
 * What becomes of one record: live as it was, a draft as it was, or in the trash because it did not exist. `later` counts
 * the changes made since the one named, which are undone with it; `version` is the record's newest.
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
