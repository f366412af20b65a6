import { z } from 'zod';

import { SALES_STAGES } from './desk.ts';
import { LEAD_STAGES, leadRecord } from './fields.ts';

/** What staff do with a lead, as its timeline names it. */
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

/** Events of a lead's timeline: its pipeline, each further enquiry, and what staff do with it. */
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

/** One enquiry of a lead: where it came from, and what was agreed to, in its words. */
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
  /** The version of the content that the page and its fees were made from, and a time when it was live. */
  page_version: z.string().nullable(),
  page_at: time.nullable(),
  referrerForm: z.boolean(),
  consent_version: z.string(),
  consent_text: z.string().nullable(),
  consent_at: time,
  consent_channels: z.array(z.string()),
  /** Channels that were ticked for news; null where the form did not ask. */
  agreed_channels: z.array(z.string()).nullable(),
  /** The notice that was shown beside the choices. */
  notice_version: z.string().nullable(),
  notice: z.string().nullable(),
  under_18: z.boolean(),
  guardian_name: z.string().nullable(),
});

/** One lead in the console: also every enquiry it made, and its timeline. */
export const fullLeadRecord = leadRecord.extend({
  /** The lead it is a part of now; null for nearly all. */
  merged_into: z.uuid().nullable(),
  /** Leads that are parts of this one. */
  merged: z.array(z.uuid()),
  /** When the person stopped everything; null while the enquiry is open. */
  withdrawn_at: time.nullable(),
  enquiries: z.array(enquiryRecord),
  timeline: z.array(z.object({ type: z.enum(LEAD_EVENTS), at: time })),
});
export type FullLeadRecord = z.output<typeof fullLeadRecord>;

/** Why a submission was suspected of being spam. */
export const SPAM_REASONS = ['hidden_field', 'too_fast'] as const;

/** A submission quarantined as spam, for staff to look through, its contact masked. It is deleted after 30 days. */
export const quarantineRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  area_of_interest: z.string(),
  highest_qualification_id: z.int(),
  reasons: z.array(z.enum(SPAM_REASONS)),
  /** The same for all submissions from one address; the address itself is not stored. */
  address: z.string(),
  page: z.string().nullable(),
  created_at: time,
  released_at: time.nullable(),
  /** The lead it became. */
  lead_id: z.string().nullable(),
});
export type QuarantineRecord = z.output<typeof quarantineRecord>;

/** Up to this number the leads of a column are counted one by one. */
export const MAX_COLUMN_COUNT = 10_000;

/**
 * A stage as a column of the board: how many leads the filter leaves in it, how many of those are late or to be followed
 * up today, and a range of them in the requested order, contacts masked.
 */
export const boardColumn = z.object({
  stage: z.enum(SALES_STAGES),
  /** At most {@link MAX_COLUMN_COUNT}. */
  count: z.int(),
  /** Whether there are more than `count`. */
  more: z.boolean(),
  /** How many have a follow-up whose time is over; at most the same. */
  overdue: z.int(),
  /** How many are to be followed up later today, in Asia/Kolkata; at most the same. */
  due: z.int(),
  leads: z.array(leadRecord),
});
export type BoardColumn = z.output<typeof boardColumn>;
