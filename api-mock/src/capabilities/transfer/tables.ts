import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What an import did with one record, and what it was before: the fields staff worked on; null for one it created. */
export type ImportEntry = { id: string; version: number; before: Record<string, unknown> | null };

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** Imports that can be undone. `by` is no foreign key: an import outlives the account. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    resource: text().notNull(),
    by: uuid().notNull(),
    at: time().notNull(),
    undone_at: time(),
    /** In the order they were written. */
    entries: jsonb().$type<ImportEntry[]>().notNull(),
  },
  (table) => [index('imports_at').on(table.at)],
);
