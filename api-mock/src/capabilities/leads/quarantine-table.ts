import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { time } from '../../platform/database/columns.ts';
import type { SPAM_REASONS } from '@prospectus/contract';

import type { LeadDetails } from './details.ts';
import type { LeadAttribution } from './attribution.ts';

/**
 * Suspected spam. The id was answered as lead id: a release creates the lead with it. Addresses and phones are found by
 * keyed hashes.
 */
export const leadQuarantine = pgTable(
  'lead_quarantine',
  {
    id: uuid().primaryKey(),
    enquiry_id: uuid().notNull(),
    phone_hash: text().notNull(),
    address_hash: text().notNull(),
    reasons: text().array().$type<(typeof SPAM_REASONS)[number][]>().notNull(),
    details: jsonb().$type<LeadDetails>().notNull(),
    attribution: jsonb('touch').$type<LeadAttribution>().notNull(),
    /** Times of codes that were not really sent, and tries at the last one: both have the limits of a real lead. */
    codes_at: jsonb().$type<string[]>().notNull(),
    tries: integer().notNull().default(0),
    last_try_at: time(),
    created_at: time().notNull(),
    released_at: time(),
    lead_id: uuid(),
  },
  (table) => [
    index('lead_quarantine_created_at').on(table.created_at),
    index('lead_quarantine_phone').on(table.phone_hash, table.created_at),
  ],
);
