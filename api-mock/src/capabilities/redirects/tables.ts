import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Permanent redirects. None leads to the start of another, so that a visitor follows at most one. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey(),
    from: text().notNull(),
    to: text().notNull(),
    note: text().notNull().default(''),
    /** Added when a page's address changed. */
    automatic: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('redirects_from').on(table.from),
    check('redirects_from_is_a_path', sql`${table.from} like '/%' and char_length(${table.from}) <= 300`),
    check('redirects_lead_elsewhere', sql`${table.from} <> ${table.to}`),
    check('redirects_lengths', sql`char_length(${table.to}) <= 500 and char_length(${table.note}) <= 200`),
  ],
);
export type RedirectRow = typeof redirects.$inferSelect;
