import { z } from 'zod';

import { CONSENT_CHANNELS } from '../core/consent.ts';
import { recordMeta } from '../core/records.ts';

/** How far the conversation with a lead is, in its order; beside and apart from what was delivered of it. */
export const SALES_STAGES = [
  'new',
  'contacted',
  'interested',
  'application-started',
  'documents',
  'enrolled',
  'lost',
] as const;
export type SalesStage = (typeof SALES_STAGES)[number];

/** Stages in which nobody is to follow up any more. */
export const CLOSED_STAGES: readonly SalesStage[] = ['enrolled', 'lost'];

/** What came of a call. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'call-back', 'wrong-number', 'not-interested'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const time = z.iso.datetime();
const channel = z.enum(CONSENT_CHANNELS);
const reason = z.string().trim().min(3, 'Please say why, in a few words.').max(500);

/**
 * What staff change of a lead: its stage (`lost` needs a reason), who looks after it, when it is to be followed up, and
 * by which channels the person is not to be contacted. What the person has entered is not changed here.
 */
export const leadChange = z.strictObject({
  stage: z.enum(SALES_STAGES).optional(),
  lost_reason: z.string().trim().max(200).optional(),
  owner: z.uuid().nullable().optional(),
  next_at: time.nullable().optional(),
  do_not_contact: z.array(channel).max(CONSENT_CHANNELS.length).optional(),
  /** Said with a hand-over; it is on the timeline. */
  note: z.string().trim().max(2_000).optional(),
  version: recordMeta.shape.version.optional(),
});
export type LeadChange = z.output<typeof leadChange>;

/** A note on a lead, of a call or without one; with it the next follow-up, where it is not left as it is. */
export const leadNoteBody = z.strictObject({
  text: z.string().trim().max(5_000),
  outcome: z.enum(CALL_OUTCOMES).optional(),
  next_at: time.nullable().optional(),
});

/** Why a contact is revealed, or a person erased. */
export const leadReasonBody = z.strictObject({ reason });

/** The lead that another one becomes a part of. */
export const mergeLeadBody = z.strictObject({ into: z.uuid() });

/** Fields that a form can change of a lead on record. */
export const STAGED_FIELDS = ['name', 'email', 'qualification', 'interest'] as const;
export type StagedField = (typeof STAGED_FIELDS)[number];

/**
 * What somebody entered about a lead on record without proving the phone by a code, beside what is stored; e-mail
 * addresses masked. `enquiry` names it when it is decided on.
 */
export const stagedChange = z.object({
  enquiry: z.uuid(),
  at: time,
  fields: z.array(
    z.object({
      field: z.enum(STAGED_FIELDS),
      before: z.union([z.string(), z.number()]),
      after: z.union([z.string(), z.number()]),
    }),
  ),
});
export type StagedChange = z.output<typeof stagedChange>;

/** Takes what was staged over into the lead, or drops it. */
export const stagedDecision = z.strictObject({ enquiry: z.uuid(), accept: z.boolean() });

/** A lead's contact, unmasked. */
export const leadContact = z.object({ mobile: z.string(), email: z.string() });
export type LeadContact = z.output<typeof leadContact>;

/** What a timeline is filtered by. */
export const TIMELINE_KINDS = [
  'enquiry',
  'code',
  'consent',
  'message',
  'erp',
  'call',
  'note',
  'change',
  'access',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/**
 * One thing that happened with a lead, newest first. `by` is the member of staff, null for the person and the
 * installation; `data` is what the type tells: a note's text, a message's state, the page an enquiry came from.
 * `lead` is another id where it happened to a lead that was merged into this one.
 */
export const timelineEntry = z.object({
  id: z.string(),
  lead: z.uuid(),
  at: time,
  kind: z.enum(TIMELINE_KINDS),
  type: z.string(),
  by: z.uuid().nullable(),
  by_name: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** Who can look after leads. */
export const leadOwner = z.object({ id: z.uuid(), name: z.string() });
export type LeadOwner = z.output<typeof leadOwner>;

/** How many leads can be changed by a filter; a filter that more leads match is refused. */
export const MAX_MATCHING = 10_000;

const position = z.strictObject({ after: z.uuid(), until: z.iso.datetime() });

/**
 * One change of all leads that a filter of the list matches. One call changes a hundred of them: what it answers as
 * `next` is sent back as `from`, until that is null. Leads that came since the first call are left alone.
 */
export const matchingBody = z.strictObject({
  /** As the list is filtered: `{"view":"unassigned","stage":"new"}`. */
  filter: z.record(z.string().max(60), z.unknown()),
  changes: leadChange.omit({ version: true }),
  from: position.optional(),
});

/** What became of the leads of one call, and how many are left; `why` is of the first that stayed as it was. */
export const matchingResult = z.object({
  changed: z.int(),
  refused: z.int(),
  why: z.object({ id: z.uuid(), code: z.string(), msg: z.string() }).nullable(),
  left: z.int(),
  next: position.nullable(),
});
export type MatchingResult = z.output<typeof matchingResult>;
