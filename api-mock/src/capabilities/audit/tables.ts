import type { AuditAction } from '@prospectus/contract';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Who did what, with the fields before and after. A trigger refuses every change of it and every loss from it.
 * `by` is no foreign key: an entry outlives the account it names.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    by: uuid(),
    by_name: text(),
    action: text().$type<AuditAction>().notNull(),
    resource: text().notNull(),
    record_id: text(),
    title: text().notNull().default(''),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_record').on(table.resource, table.record_id),
    index('audit_log_by').on(table.by),
  ],
);
