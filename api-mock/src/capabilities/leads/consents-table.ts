import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';
import { leads } from './tables.ts';

/** Every consent text by its version, so that staff can read what a person agreed to. */
export const consentTexts = pgTable('consent_texts', {
  version: text().primaryKey(),
  text: text().notNull(),
  channels: text().array().notNull(),
  first_used_at: time().notNull(),
});

/** Consents of verified leads; the newest of a lead applies. */
export const leadConsents = pgTable(
  'lead_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    how: text().$type<'form' | 'my-enquiry' | 'withdrawal'>().notNull(),
    /** Channels that may be used for news. */
    channels: text().array().notNull(),
    notice_version: text().notNull(),
    under_18: boolean().notNull().default(false),
    guardian_name: text(),
  },
  (table) => [
    index('lead_consents_lead').on(table.lead_id, table.id),
    check('lead_consents_how_known', sql`${table.how} in ('form', 'my-enquiry', 'withdrawal')`),
  ],
);

/** Withdrawals of leads, and what staff did about them. */
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
