import { isDeepStrictEqual } from 'node:util';

import type { AuditAction } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { type Database, rows } from '../database/database.ts';
import { auditLog } from './audit-table.ts';

/** An entry. `before` and `after` may be whole records: the fields that differ are stored. */
export type AuditNote = {
  /** A new one unless set. Entries of the same time are listed in the order of their ids. */
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
 * are the values of leads, and fields that have not changed.
 */
export const audit = (tx: Database, note: AuditNote): Promise<void> => auditAll(tx, [note]);

/** Several entries at once, for a change of many records. */
export async function auditAll(tx: Database, notes: readonly AuditNote[]): Promise<void> {
  for (let from = 0; from < notes.length; from += ENTRIES_AT_ONCE)
    await tx.insert(auditLog).values(notes.slice(from, from + ENTRIES_AT_ONCE).map(entryOf));
}

const ENTRIES_AT_ONCE = 500;

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

type Fields = Record<string, unknown>;
type Sides = { before: Fields | null; after: Fields | null };

const SECRET = /password|secret|token|cookie|_hash$|^otp$/i;
// Their values are personal data: of these fields alone they are written, of others that something changed is enough.
const PERSONAL: Readonly<Record<string, ReadonlySet<string>>> = {
  leads: new Set([
    'stage',
    'lost_reason',
    'owner',
    'next_at',
    'do_not_contact',
    'merged_into',
    'format',
    'withdrawal_done',
  ]),
};
// Bookkeeping changes with every write, and says nothing.
const BOOKKEEPING = new Set(['updated_at', 'version']);

/** The fields in which two states of a record differ, without secrets; a side that does not exist stays null. */
function changedFields(resource: string, before: object | null, after: object | null): Sides {
  const [was, is] = [wire(before), wire(after)];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !SECRET.test(name) && !BOOKKEEPING.has(name) && !isDeepStrictEqual(was?.[name], is?.[name]),
  );
  const shown = PERSONAL[resource];
  const written = shown ? names.filter((name) => shown.has(name)) : names;
  if (shown && written.length === 0) return { before: null, after: null };
  return { before: was && pick(was, written), after: is && pick(is, written) };
}

// As JSON would hold it: times as text, nothing undefined.
const wire = (fields: object | null): Fields | null =>
  fields === null ? null : (JSON.parse(JSON.stringify(fields, withoutSecrets)) as Fields);

const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]));

/**
 * Clears what the log says of a record that is erased: titles, reasons and values of all its entries but those of the
 * erasure. Part of the caller's transaction, which also writes an entry with the action `erase` for the same record:
 * without that one the chain counts as broken. Answers how many entries were cleared.
 */
export async function scrubAudit(
  tx: Database,
  { resource, recordId, at }: { resource: string; recordId: string; at: Date },
): Promise<number> {
  const cleared = await rows(
    tx,
    sql`update audit_log set title = '', reason = null, before = null, after = null, salt = null,
      cleared_at = ${at.toISOString()}::timestamptz
      where resource = ${resource} and record_id = ${recordId} and cleared_at is null and action <> 'erase' returning 1`,
  );
  return cleared.length;
}

/** The same for records that a rule erases; an `erase` entry is written where there was something to clear. */
export async function scrubErased(tx: Database, resource: string, ids: readonly string[], at: Date): Promise<void> {
  for (const recordId of ids)
    if ((await scrubAudit(tx, { resource, recordId, at })) > 0)
      await audit(tx, { at, by: null, action: 'erase', resource, recordId, reason: 'no longer needed' });
}
