import { z } from 'zod';

import { lead } from './wire.ts';

/** Steps of a lead's pipeline (§4), in their order. */
export const LEAD_STAGES = ['created', 'otp_sent', 'verified', 'erp_pushed', 'updated'] as const;

/** Events of a lead's timeline: its stages, and each further enquiry. */
export const LEAD_EVENTS = [
  ...LEAD_STAGES,
  'enquired',
  'revisited',
  'released',
  'call_asked',
  'consented',
  'withdrawn',
] as const;

const time = z.iso.datetime();

/** A lead as the console lists it: with the attribution of its first and of its last enquiry. Read only. */
export const leadRecord = lead.extend({
  stage: z.enum(LEAD_STAGES),
  media: z.string(),
  campaign: z.string(),
  source: z.string(),
  last_media: z.string(),
  last_campaign: z.string(),
  last_source: z.string(),
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

/** One lead in the console: also every enquiry it made, and its timeline. */
export const leadRecordInFull = leadRecord.extend({
  /** When the person stopped everything; null while the enquiry is open. */
  withdrawn_at: time.nullable(),
  enquiries: z.array(enquiryRecord),
  timeline: z.array(z.object({ type: z.enum(LEAD_EVENTS), at: time })),
});
export type LeadRecordInFull = z.output<typeof leadRecordInFull>;

/** Why a submission was suspected of being spam. */
export const SPAM_REASONS = ['hidden_field', 'too_fast'] as const;

/** A submission that was set aside as spam, for staff to look through. It is dropped after 30 days. */
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
