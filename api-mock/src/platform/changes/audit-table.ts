import type { AuditAction } from '@prospectus/contract';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../database/columns.ts';

/**
 * Who did what, with the fields before and after. Triggers refuse every change of it and every loss from it, except
 * that the details of an erased record are cleared. `by` is no foreign key: an entry outlives the account it names.
 * At the commit a trigger puts each entry into the chain: `hash` is SHA-256 of `previous_hash` and of the entry, in
 * which `details_digest` stands for title, reason, before and after.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: time().notNull(),
    by: uuid(),
    by_name: text(),
    action: text().$type<AuditAction>().notNull(),
    resource: text().notNull(),
    record_id: text(),
    title: text().notNull().default(''),
    /** Why a person did it, in their words. */
    reason: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Part of the digest, so that short details cannot be guessed from it once they are cleared. */
    salt: uuid().defaultRandom(),
    details_digest: text(),
    /** When the details were cleared because the record was erased. */
    cleared_at: time(),
    seq: bigint({ mode: 'number' }),
    previous_hash: text(),
    hash: text(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_record').on(table.resource, table.record_id),
    index('audit_log_by').on(table.by),
    index('audit_log_action').on(table.action, table.at),
    uniqueIndex('audit_log_seq').on(table.seq),
  ],
);
