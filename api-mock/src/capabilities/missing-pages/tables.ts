import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

/** Paths that led nowhere, without query and without anything personal; bounded in number and in time. */
export const missingPages = pgTable(
  'missing_pages',
  {
    path: text().primaryKey(),
    count: integer().notNull(),
    first_at: time().notNull(),
    last_at: time().notNull(),
  },
  (table) => [index('missing_pages_last_at').on(table.last_at)],
);
