import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { time } from '../database/columns.ts';

/** Counters of rate limits; keys are hashed, because they are addresses, phones and e-mails. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    resets_at: time().notNull(),
  },
  (table) => [index('limits_resets_at').on(table.resets_at)],
);
