import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

// Only for the reference: leads belong to another capability.
const leads = pgTable('leads', { id: uuid().primaryKey() });

/** The codes of leads' referral links, created at the first request. */
export const referralCodes = pgTable('referral_codes', {
  lead_id: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  code: text().notNull().unique('referral_codes_code'),
});

/** People whom leads have referred; their status is read from the leads. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    unique('referrals_lead_phone').on(table.lead_id, table.phone),
    index('referrals_phone').on(table.phone, table.created_at),
    index('referrals_created_at').on(table.created_at),
  ],
);
