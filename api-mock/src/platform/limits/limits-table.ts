import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of rate limits; keys are hashed, so that no address, phone or e-mail is stored here. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    resets_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('limits_resets_at').on(table.resets_at)],
);
