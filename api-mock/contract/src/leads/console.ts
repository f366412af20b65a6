import { z } from 'zod';

import { CONSENT_CHANNELS } from '../core/consent.ts';
import { recordMeta } from '../core/records.ts';
import { DEVICES, VISIT_SOURCES } from '../core/visits.ts';
import { SALES_STAGES } from './desk.ts';
import { lead } from './wire.ts';

/** Steps of a lead's pipeline (§4), in their order. */
export const LEAD_STAGES = ['created', 'otp_sent', 'verified', 'erp_pushed', 'updated'] as const;

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

/**
 * A lead as the console lists it, its contact masked: with the attribution of its first and of its last enquiry.
 * `delivery_state` is how far the pipeline of §4 is, `stage` how far the conversation is.
 */
export const leadRecord = lead.extend({
  version: recordMeta.shape.version,
  delivery_state: z.enum(LEAD_STAGES),
  stage: z.enum(SALES_STAGES),
  lost_reason: z.string().nullable(),
  /** A member of staff; null where nobody looks after it yet. */
  owner: z.uuid().nullable(),
  owner_name: z.string().nullable(),
  /** When it is to be followed up. */
  next_at: time.nullable(),
  /** Channels by which the person is not to be contacted. */
  do_not_contact: z.array(z.enum(CONSENT_CHANNELS)),
  media: z.string(),
  campaign: z.string(),
  source: z.string(),
  last_media: z.string(),
  last_campaign: z.string(),
  last_source: z.string(),
  /** The page of the first enquiry, where its visit came from and what it was read on; null where that is not known. */
  page: z.string().nullable(),
  visit_source: z.enum(VISIT_SOURCES).nullable(),
  device: z.enum(DEVICES).nullable(),
  /** When somebody called for the first time; null while nobody has. */
  first_call_at: time.nullable(),
  /** Points by the rules of the score, as they were last counted. */
  score: z.int(),
  enquiry_count: z.int(),
  last_enquiry_at: time,
  verified_at: time.nullable(),
  created_at: time,
  updated_at: time,
});
export type LeadRecord = z.output<typeof leadRecord>;

/** One enquiry of a lead: where it came from, and what was agreed to, in its words. */
const enquiryRecord = z.object({
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

/** What leads may not be sorted or filtered by: no values of one column. */
const NOT_A_COLUMN: readonly string[] = ['owner_name', 'do_not_contact'];
/** What leads are sorted and filtered by. */
export const LEAD_COLUMNS = Object.keys(leadRecord.shape).filter((name) => !NOT_A_COLUMN.includes(name));

/** One lead in the console: also every enquiry it made, and its timeline. */
export const leadRecordInFull = leadRecord.extend({
  /** The lead it is a part of now; null for nearly all. */
  merged_into: z.uuid().nullable(),
  /** Leads that are parts of this one. */
  merged: z.array(z.uuid()),
  /** When the person stopped everything; null while the enquiry is open. */
  withdrawn_at: time.nullable(),
  enquiries: z.array(enquiryRecord),
  timeline: z.array(z.object({ type: z.enum(LEAD_EVENTS), at: time })),
});
export type LeadRecordInFull = z.output<typeof leadRecordInFull>;

/** Why a submission was suspected of being spam. */
export const SPAM_REASONS = ['hidden_field', 'too_fast'] as const;

/** A submission that was set aside as spam, for staff to look through, its contact masked. It is dropped after 30 days. */
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
