import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of rate limits; keys are hashed, because they are addresses, phones and e-mails. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    resets_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('limits_resets_at').on(table.resets_at)],
);
