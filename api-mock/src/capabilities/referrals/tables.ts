import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';

// For the reference alone: leads are another capability's.
const leads = pgTable('leads', { id: uuid().primaryKey() });

/** The codes of leads' referral links; a lead gets one when it first asks for its link. */
export const referralCodes = pgTable('referral_codes', {
  lead_id: uuid()
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  code: text().notNull().unique('referral_codes_code'),
});

/** People whom leads have referred. Their status is read from the leads, and not stored here. */
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
