import { z } from 'zod';

import { CONSENT_CHANNELS } from '../core/consent.ts';
import { SALES_STAGES, type SalesStage } from '../core/lead-stages.ts';
import { recordMeta } from '../core/records.ts';

export { SALES_STAGES, type SalesStage };

/** Stages without follow-up. */
export const CLOSED_STAGES: readonly SalesStage[] = ['enrolled', 'lost'];

/** Results of a call. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'call-back', 'wrong-number', 'not-interested'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const time = z.iso.datetime();
const channel = z.enum(CONSENT_CHANNELS);
const reason = z.string().trim().min(3, 'Please say why, in a few words.').max(500);

/** Fields of a lead that staff change; the stage `lost` needs a reason. What the person has entered stays. */
export const leadChange = z.strictObject({
  stage: z.enum(SALES_STAGES).optional(),
  lost_reason: z.string().trim().max(200).optional(),
  owner: z.uuid().nullable().optional(),
  next_at: time.nullable().optional(),
  do_not_contact: z.array(channel).max(CONSENT_CHANNELS.length).optional(),
  /** A note with a hand-over, for the timeline. */
  note: z.string().trim().max(2_000).optional(),
  version: recordMeta.shape.version.optional(),
});
export type LeadChange = z.output<typeof leadChange>;

/** A note on a lead, after a call or without one; it may set the next follow-up. */
export const leadNoteBody = z.strictObject({
  text: z.string().trim().max(5_000),
  outcome: z.enum(CALL_OUTCOMES).optional(),
  next_at: time.nullable().optional(),
});

export const leadReasonBody = z.strictObject({ reason });

export const mergeLeadBody = z.strictObject({ into: z.uuid() });

/** Fields of an existing lead that a form can change. */
export const STAGED_FIELDS = ['name', 'email', 'qualification', 'interest'] as const;
export type StagedField = (typeof STAGED_FIELDS)[number];

/** Changes of an existing lead that were entered without a one-time code, beside the stored values; e-mails masked. */
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

/** Accepts or drops staged changes. */
export const stagedDecision = z.strictObject({ enquiry: z.uuid(), accept: z.boolean() });

/** A lead's contact, unmasked. */
export const leadContact = z.object({ mobile: z.string(), email: z.string() });
export type LeadContact = z.output<typeof leadContact>;

/** Filters of a timeline. */
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
 * One entry of a lead's timeline. `by` is the member of staff, null for the person and the installation; `data` depends
 * on the type, such as the text of a note. `lead` differs if the entry is of a lead that was merged into this one.
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

/** A member of staff who can own leads. */
export const leadOwner = z.object({ id: z.uuid(), name: z.string() });
export type LeadOwner = z.output<typeof leadOwner>;

/** The most leads that one change by filter may match. */
export const MAX_MATCHING = 10_000;

const position = z.strictObject({ after: z.uuid(), until: z.iso.datetime() });

/**
 * One change of all leads that match a filter. A call changes a hundred of them; its `next` is the next call's `from`,
 * until it is null. Leads created after the first call stay as they are.
 */
export const matchingBody = z.strictObject({
  /** As the list is filtered: `{"view":"unassigned","stage":"new"}`. */
  filter: z.record(z.string().max(60), z.unknown()),
  changes: leadChange.omit({ version: true }),
  from: position.optional(),
});

/** Counts of one call, and how many leads are left; `why` is the error of the first refused one. */
export const matchingResult = z.object({
  changed: z.int(),
  refused: z.int(),
  why: z.object({ id: z.uuid(), code: z.string(), msg: z.string() }).nullable(),
  left: z.int(),
  next: position.nullable(),
});
export type MatchingResult = z.output<typeof matchingResult>;
