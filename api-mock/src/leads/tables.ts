import { LEAD_STAGES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { LeadDetails } from './details.ts';
import type { Stage } from './stages.ts';

const time = () => timestamp({ withTimezone: true, mode: 'date' });
const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** People who enquired, one a phone. `erp_id` is the ERP's name for them (`leads_id` on the wire), null until it answered. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    qualification: integer().notNull(),
    interest: text().notNull(),
    erp_id: text(),
    stage: text().$type<Stage>().notNull().default('created'),
    verified_at: time(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('leads_phone').on(table.phone),
    uniqueIndex('leads_erp_id').on(table.erp_id),
    index('leads_created_at').on(table.created_at),
    check('leads_phone_shape', sql`${table.phone} ~ '^([6-9][0-9]{9}|\\+[1-9][0-9]{6,14})$'`),
    check('leads_qualification_known', sql`${table.qualification} between 1 and 4`),
    check('leads_stage_known', sql`${table.stage} in (${oneOf(LEAD_STAGES)})`),
  ],
);

/**
 * One attempt of one browser to enquire with one phone; its id is in that browser's challenge cookie.
 * What is typed about a lead before the code is proved waits in `staged`, so that nobody else's code applies it.
 */
export const leadEnquiries = pgTable(
  'lead_enquiries',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Keyed hash of what was submitted: the same again, from a browser without the cookie, is a repeat. */
    fingerprint: text(),
    idempotency_key: text(),
    staged: jsonb().$type<Partial<LeadDetails>>().notNull().default({}),
    opened_at: time().notNull(),
    verified_at: time(),
  },
  (table) => [
    index('lead_enquiries_lead').on(table.lead_id, table.opened_at),
    unique('lead_enquiries_idempotency').on(table.lead_id, table.idempotency_key),
  ],
);

/** Where each enquiry came from and what was agreed to: a lead may come many times. */
export const leadTouches = pgTable(
  'lead_touches',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    enquiry_id: uuid()
      .notNull()
      .references(() => leadEnquiries.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    media: text().notNull(),
    campaign: text().notNull(),
    source: text().notNull(),
    ref_url: text(),
    c2: text(),
    c3: text(),
    c4: text(),
    c5: text(),
    /** Path of the page of ours the request came from. */
    page: text(),
    referrer_form: boolean().notNull().default(false),
    consent_version: text().notNull(),
    consent_at: time().notNull(),
    consent_channels: text().array().notNull(),
  },
  (table) => [
    uniqueIndex('lead_touches_enquiry').on(table.enquiry_id),
    index('lead_touches_lead').on(table.lead_id, table.at),
  ],
);

/** The lead's timeline. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    type: text().$type<Stage>().notNull(),
    at: time().notNull(),
  },
  (table) => [
    index('lead_events_lead').on(table.lead_id, table.id),
    check('lead_events_type_known', sql`${table.type} in (${oneOf(LEAD_STAGES)})`),
  ],
);

/** One-time codes, known by a keyed hash alone. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: uuid().primaryKey(),
    enquiry_id: uuid()
      .notNull()
      .references(() => leadEnquiries.id, { onDelete: 'cascade' }),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    code_hash: text().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    tries: integer().notNull().default(0),
    last_try_at: time(),
    consumed_at: time(),
  },
  (table) => [
    index('otp_challenges_enquiry').on(table.enquiry_id, table.created_at),
    index('otp_challenges_phone').on(table.phone, table.created_at),
    check('otp_challenges_tries_bounded', sql`${table.tries} between 0 and 3`),
  ],
);

/** Verified browsers. The cookie is a signed token; this row lets a log-out end it. */
export const leadSessions = pgTable(
  'lead_sessions',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    revoked_at: time(),
  },
  (table) => [index('lead_sessions_lead').on(table.lead_id), index('lead_sessions_expires').on(table.expires_at)],
);
