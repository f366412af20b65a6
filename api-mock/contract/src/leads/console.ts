import { z } from 'zod';

import { SALES_STAGES } from './desk.ts';
import { LEAD_STAGES, leadRecord } from './fields.ts';

/** Events of a lead's timeline that staff cause. */
export const DESK_EVENTS = [
  'stage_changed',
  'owner_changed',
  'follow_up_set',
  'noted',
  'channels_changed',
  'revealed',
  'merged',
  'unmerged',
  'changes_accepted',
  'changes_refused',
] as const;

/** Events of a lead's timeline. */
export const LEAD_EVENTS = [
  ...LEAD_STAGES,
  'enquired',
  'revisited',
  'released',
  'call_asked',
  'consented',
  'withdrawn',
  ...DESK_EVENTS,
] as const;

const time = z.iso.datetime();

/** One enquiry of a lead: where it came from, and the texts that the person agreed to. */
export const enquiryRecord = z.object({
  at: time,
  media: z.string(),
  campaign: z.string(),
  source: z.string(),
  refURL: z.string().nullable(),
  c2: z.string().nullable(),
  c3: z.string().nullable(),
  c4: z.string().nullable(),
  c5: z.string().nullable(),
  page: z.string().nullable(),
  /** The content version of the page and its fees, and a time when it was live. */
  page_version: z.string().nullable(),
  page_at: time.nullable(),
  referrerForm: z.boolean(),
  consent_version: z.string(),
  consent_text: z.string().nullable(),
  consent_at: time,
  consent_channels: z.array(z.string()),
  /** Channels ticked for news; null if the form did not ask. */
  agreed_channels: z.array(z.string()).nullable(),
  /** The notice beside the choices. */
  notice_version: z.string().nullable(),
  notice: z.string().nullable(),
  under_18: z.boolean(),
  guardian_name: z.string().nullable(),
});

/** One lead in the console, with its enquiries and timeline. */
export const fullLeadRecord = leadRecord.extend({
  /** The lead that it was merged into. */
  merged_into: z.uuid().nullable(),
  /** Leads that were merged into this one. */
  merged: z.array(z.uuid()),
  /** Null while the enquiry is open. */
  withdrawn_at: time.nullable(),
  enquiries: z.array(enquiryRecord),
  timeline: z.array(z.object({ type: z.enum(LEAD_EVENTS), at: time })),
});
export type FullLeadRecord = z.output<typeof fullLeadRecord>;

/** Why a submission is suspected to be spam. */
export const SPAM_REASONS = ['hidden_field', 'too_fast'] as const;

/** A quarantined submission, its contact masked. It is deleted after 30 days. */
export const quarantineRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  area_of_interest: z.string(),
  highest_qualification_id: z.int(),
  reasons: z.array(z.enum(SPAM_REASONS)),
  /** Equal for all submissions from one IP address, which is not stored. */
  address: z.string(),
  page: z.string().nullable(),
  created_at: time,
  released_at: time.nullable(),
  /** The lead that was made of it. */
  lead_id: z.string().nullable(),
});
export type QuarantineRecord = z.output<typeof quarantineRecord>;

/** Leads of a column are counted up to this number. */
export const MAX_COLUMN_COUNT = 10_000;

/** A stage as a column of the board: its counts by the filter, and a range of its leads, contacts masked. */
export const boardColumn = z.object({
  stage: z.enum(SALES_STAGES),
  /** At most {@link MAX_COLUMN_COUNT}. */
  count: z.int(),
  /** There are more than `count`. */
  more: z.boolean(),
  /** Leads with a follow-up in the past. */
  overdue: z.int(),
  /** Leads with a follow-up later today, in Asia/Kolkata. */
  due: z.int(),
  leads: z.array(leadRecord),
});
export type BoardColumn = z.output<typeof boardColumn>;
