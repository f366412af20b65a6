import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../../platform/database/columns.ts';
import { leads } from '../tables.ts';

/** People who have withdrawn, once for each time, and what staff did about it. Each goes with its lead. */
export const leadWithdrawals = pgTable(
  'lead_withdrawals',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    done_at: time(),
    done_by: uuid(),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('lead_withdrawals_lead').on(table.lead_id),
    index('lead_withdrawals_open')
      .on(table.at, table.id)
      .where(sql`${table.done_at} is null`),
  ],
);
