import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';
import { leads } from './tables.ts';

/** Every consent text that was ever shown, by its version, so that staff can read later what somebody agreed to. */
export const consentTexts = pgTable('consent_texts', {
  version: text().primaryKey(),
  text: text().notNull(),
  channels: text().array().notNull(),
  first_used_at: time().notNull(),
});

/** What leads chose, a row for each time; the newest counts. Written once the phone is proved. */
export const leadConsents = pgTable(
  'lead_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    how: text().$type<'form' | 'my-enquiry' | 'withdrawal'>().notNull(),
    /** Channels by which news may come. */
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
