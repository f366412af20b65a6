import type { AuditAction } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../../platform/database/database.ts';
import { changedFields } from './changed-fields.ts';
import { auditLog } from './tables.ts';

/** An entry. `before` and `after` may be whole records: the fields that differ are stored. */
export type AuditNote = {
  /** Made where it is not given. Entries of the same time are listed in the order of their ids. */
  id?: string;
  /** The business's time: `clock.now()`. */
  at: Date;
  /** Id of the member of staff (`personOf(req).id`); null for the installation itself. */
  by: string | null;
  action: AuditAction;
  /** The word of the resource's address, such as `program` or `users`. */
  resource: string;
  /** Null where it is about no single record, as a new order of a list. */
  recordId: string | null;
  /** How a person would name the record. */
  title?: string;
  before?: object | null;
  after?: object | null;
  /** Why, in the person's words; cleared when the record is erased. */
  reason?: string | null;
};

/**
 * Writes one entry of the audit log: `audit(tx, note: AuditNote): Promise<void>`.
 * Call it with the transaction that makes the change, so that both are committed or neither:
 * `await audit(tx, { at: clock.now(), by, action: 'update', resource: 'faqs', recordId: id, title, before, after })`.
 * The person's present name is looked up and stored. Secrets are left out by their fields' names, and so
 * are the values of leads; what is equal before and after is left out too.
 */
export const audit = (tx: Database, note: AuditNote): Promise<void> => auditAll(tx, [note]);

/** Several entries at once, for a change of many records. */
export async function auditAll(tx: Database, notes: readonly AuditNote[]): Promise<void> {
  for (let from = 0; from < notes.length; from += AT_ONCE)
    await tx.insert(auditLog).values(notes.slice(from, from + AT_ONCE).map(entryOf));
}

const AT_ONCE = 500;

function entryOf(note: AuditNote) {
  const { before, after } = changedFields(note.resource, note.before ?? null, note.after ?? null);
  return {
    id: note.id ?? v7(),
    at: note.at,
    by: note.by,
    by_name: note.by && sql`(select concat_ws(' ', first_name, last_name) from staff where id = ${note.by}::uuid)`,
    action: note.action,
    resource: note.resource,
    record_id: note.recordId,
    title: note.title?.slice(0, MAX_TITLE) ?? '',
    before,
    after,
    reason: note.reason?.slice(0, MAX_REASON) ?? null,
  };
}

const MAX_TITLE = 300;
const MAX_REASON = 1_000;
