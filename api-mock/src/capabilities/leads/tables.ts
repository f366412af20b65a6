import {
  type FieldsWith,
  LEAD_EVENTS,
  type LEAD_FIELDS,
  type LeadField,
  type LeadFieldName,
  leadFields,
} from '@prospectus/contract';
import type { LeadForm } from '@prospectus/contract/forms';
import { type $Type, type AnyColumn, type NotNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { time, tsvector } from '../../platform/database/columns.ts';
import type { z } from 'zod';

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The column of a field. */
type ColumnOf<K extends LeadFieldName> = (typeof LEAD_FIELDS)[K] extends { column: infer C extends string } ? C : K;
type Stored = Exclude<LeadFieldName, FieldsWith<{ kind: 'joined' }>>;
type Data<K extends Stored> = (typeof LEAD_FIELDS)[K]['kind'] extends 'time'
  ? Date
  : (typeof LEAD_FIELDS)[K]['kind'] extends 'channels'
    ? string[]
    : NonNullable<z.output<(typeof LEAD_FIELDS)[K]['wire']>>;

const BUILDERS = {
  id: () => uuid(),
  text: () => text(),
  choice: () => text(),
  number: () => integer(),
  time,
  channels: () => text().array(),
};
type Typed<K extends Stored> = $Type<ReturnType<(typeof BUILDERS)[(typeof LEAD_FIELDS)[K]['kind']]>, Data<K>>;
type LeadColumns = {
  [K in Stored as ColumnOf<K>]: (typeof LEAD_FIELDS)[K] extends { nullable: true } ? Typed<K> : NotNull<Typed<K>>;
};

/** The fields that are columns of the table, with their columns' names. */
export const STORED_FIELDS = leadFields<Stored>(({ kind }) => kind !== 'joined').map(([name, field]) => ({
  ...field,
  name,
  column: (field.column ?? name) as keyof LeadColumns,
}));
const FIELD_COLUMNS = Object.fromEntries(
  STORED_FIELDS.map(({ column, kind, nullable }) => {
    const builder = BUILDERS[kind as keyof typeof BUILDERS]();
    return [column, nullable ? builder : builder.notNull()];
  }),
) as unknown as LeadColumns;

/** People who enquired, one for each phone. */
export const leads = pgTable(
  'leads',
  {
    ...FIELD_COLUMNS,
    id: uuid().primaryKey(),
    /** The lead that this one was merged into; it keeps its data, but is not listed. */
    merged_into: uuid().references((): AnyPgColumn => leads.id, { onDelete: 'set null' }),
    /** The version of the rules of the score; `scored_for` is the `updated_at` it was computed for. */
    score_rules: integer().notNull().default(0),
    scored_for: time(),
    /** When the score expires without a change of the lead. */
    score_until: time(),
    /** When the person has withdrawn consent; no messages since then. */
    withdrawn_at: time(),
    /** The words of the list's search. */
    words: tsvector().generatedAlwaysAs(sql`lead_words(name, email, interest, phone)`),
  },
  (table) => [
    ...STORED_FIELDS.flatMap(({ column, ...field }) => constraintsOf(table[column], field, table)),
    uniqueIndex('leads_phone').on(table.phone),
    // Partial, so that the planner counts `leads_not_in_erp` with its own index.
    uniqueIndex('leads_erp_id')
      .on(table.erp_id)
      .where(sql`${table.erp_id} is not null`),
    index('leads_unproved')
      .on(table.last_enquiry_at)
      .where(sql`${table.verified_at} is null`),
    // For the views of the desk, which list no merged leads.
    index('leads_owner')
      .on(table.owner, table.created_at, table.id)
      .where(sql`${table.merged_into} is null`),
    index('leads_unassigned')
      .on(table.created_at, table.id)
      .where(sql`${table.owner} is null and ${table.merged_into} is null`),
    index('leads_not_in_erp')
      .on(table.created_at, table.id)
      .where(sql`${table.verified_at} is not null and ${table.erp_id} is null and ${table.merged_into} is null`),
    index('leads_do_not_contact')
      .on(table.created_at, table.id)
      .where(sql`${table.do_not_contact} <> '{}'`),
    index('leads_merged')
      .on(table.merged_into)
      .where(sql`${table.merged_into} is not null`),
    index('leads_search').using('gin', table.words),
    // For the jobs of the rotation and the score.
    index('leads_to_give')
      .on(table.verified_at, table.id)
      .where(sql`${table.owner} is null and ${table.merged_into} is null and ${table.verified_at} is not null`),
    index('leads_to_score')
      .on(table.id)
      .where(sql`${table.scored_for} is distinct from ${table.updated_at}`),
    index('leads_score_rules').on(table.score_rules),
    index('leads_score_until')
      .on(table.score_until)
      .where(sql`${table.score_until} is not null`),
    check('leads_lost_for_a_reason', sql`(${table.sales_stage} = 'lost') = (${table.lost_reason} is not null)`),
    check('leads_phone_shape', sql`${table.phone} ~ '^([6-9][0-9]{9}|\\+[1-9][0-9]{6,14})$'`),
    check('leads_qualification_known', sql`${table.qualification} between 1 and 4`),
  ],
);
export type LeadRow = Omit<typeof leads.$inferSelect, 'words'>;

/**
 * The indexes of a field, with the id last as in the list's sort order, and the check of a choice. The migrations include
 * `merged_into` and `owner` in those of the desk's lists, so that an index alone counts them.
 */
function constraintsOf(
  column: ExtraConfigColumn,
  { index: order, values, nullable }: LeadField,
  { id, created_at }: Record<'id' | 'created_at', ExtraConfigColumn>,
) {
  const name = `leads_${column.name}`;
  return [
    ...(order === 'words' ? [index(name).on(sql`lower(${column})`, id)] : []),
    ...(order === 'few' ? [index(name).on(column, created_at, id)] : []),
    ...(order === 'each' ? [index(name).on(column, id)] : []),
    ...(order === 'each' && nullable
      ? [index(`${name}_desc`).on(column.desc().nullsLast(), id.desc().nullsFirst())]
      : []),
    ...(values ? [check(`${name}_known`, sql`${column} in (${oneOf(values)})`)] : []),
  ];
}

/**
 * An enquiry of one browser with one phone; its id is in the browser's challenge cookie. Changes before the code are
 * `staged`, so that another browser's code does not apply them.
 */
export const leadEnquiries = pgTable(
  'lead_enquiries',
  {
    id: uuid().primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** A keyed hash of the submission, to find repeats by browsers without the cookie. */
    fingerprint: text(),
    idempotency_key: text(),
    staged: jsonb().$type<Partial<LeadForm>>().notNull().default({}),
    /** A code that was sent for another enquiry of the phone just before. */
    earlier_code: uuid(),
    opened_at: time().notNull(),
    verified_at: time(),
  },
  (table) => [
    index('lead_enquiries_to_forget').on(table.opened_at).where(holdsMore(table)),
    index('lead_enquiries_lead').on(table.lead_id, table.opened_at),
    unique('lead_enquiries_idempotency').on(table.lead_id, table.idempotency_key),
  ],
);

/** Whether an enquiry still has personal data; the condition of the index for the retention rule. */
export const holdsMore = ({
  staged,
  fingerprint,
  idempotency_key,
}: Record<'staged' | 'fingerprint' | 'idempotency_key', AnyColumn>) =>
  sql`(${staged} <> '{}'::jsonb or ${fingerprint} is not null or ${idempotency_key} is not null)`;

/** Attribution and consent of each enquiry. */
export const leadAttributions = pgTable(
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
    /** Whether the page sent its attribution; otherwise these are defaults that a later call may replace. */
    attributed: boolean().notNull().default(true),
    /** Another enquiry of a verified lead, without a code. */
    revisit: boolean().notNull().default(false),
    media: text().notNull(),
    campaign: text().notNull(),
    source: text().notNull(),
    ref_url: text(),
    c2: text(),
    c3: text(),
    c4: text(),
    c5: text(),
    /** Path of the site's page. */
    page: text(),
    page_version: text(),
    /** When the page was loaded: shows what the person saw. */
    page_at: time(),
    referrer_form: boolean().notNull().default(false),
    consent_version: text().notNull(),
    consent_at: time().notNull(),
    consent_channels: text().array().notNull(),
    /** Channels that were ticked for news; null if the form had none. */
    agreed_channels: text().array(),
    notice_version: text(),
    under_18: boolean().notNull().default(false),
    guardian_name: text(),
  },
  (table) => [
    uniqueIndex('lead_touches_enquiry').on(table.enquiry_id),
    index('lead_touches_lead').on(table.lead_id, table.at),
  ],
);

export type LeadEvent = (typeof LEAD_EVENTS)[number];

/** The lead's timeline; events are never changed. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    lead_id: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    type: text().$type<LeadEvent>().notNull(),
    at: time().notNull(),
    /** The member of staff; null for the lead and for jobs. */
    by: uuid(),
    /** For example a note's text, or the stage before and after. */
    data: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('lead_events_lead').on(table.lead_id, table.id),
    check('lead_events_type_known', sql`${table.type} in (${oneOf(LEAD_EVENTS)})`),
  ],
);

/** One-time codes, stored as a keyed hash. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: uuid().primaryKey(),
    enquiry_id: uuid()
      .notNull()
      .references(() => leadEnquiries.id, { onDelete: 'cascade' }),
    // No foreign key: deleted with its enquiry.
    lead_id: uuid().notNull(),
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
    index('otp_challenges_created_at').on(table.created_at),
    check('otp_challenges_tries_bounded', sql`${table.tries} between 0 and 3`),
  ],
);

/** Sessions of verified browsers, so that a sign-out revokes the signed cookie. */
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
