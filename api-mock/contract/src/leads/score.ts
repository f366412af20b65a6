import { z } from 'zod';

import { CALL_OUTCOMES } from './desk.ts';

/** Waiting leads are counted up to this number. */
export const MAX_WAITING_COUNT = 1_000;

/** Verified leads without an owner for longer than `minutes` of work; null if no alarm is set. */
export const waitingLeads = z.object({ minutes: z.int().nullable(), count: z.int(), more: z.boolean() });
export type WaitingLeads = z.output<typeof waitingLeads>;

const values = z.array(z.string().trim().min(1).max(200)).min(1, 'Please choose at least one.').max(60);
const atLeast = z.int().min(1, 'At least 1.').max(100, 'At most 100.');

/** The condition of a score rule. */
export const scoreCondition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('verified') }),
  z.strictObject({ kind: z.literal('abroad') }),
  /** The code did not arrive, and the person requested a call. */
  z.strictObject({ kind: z.literal('call-asked') }),
  z.strictObject({ kind: z.literal('programme'), values }),
  /** The medium of the first or last enquiry. */
  z.strictObject({ kind: z.literal('source'), values }),
  z.strictObject({ kind: z.literal('campaign'), values }),
  z.strictObject({
    kind: z.literal('education'),
    values: z.array(z.int().min(1).max(4)).min(1, 'Please choose at least one.').max(4),
  }),
  z.strictObject({ kind: z.literal('enquiries'), min: atLeast }),
  /** Number of different pages with enquiries. */
  z.strictObject({ kind: z.literal('pages'), min: atLeast }),
  z.strictObject({ kind: z.literal('recent'), days: z.int().min(1, 'At least 1.').max(365, 'At most 365.') }),
  /** A call had one of these results. */
  z.strictObject({
    kind: z.literal('call'),
    values: z.array(z.enum(CALL_OUTCOMES)).min(1, 'Please choose at least one.').max(CALL_OUTCOMES.length),
  }),
]);
export type ScoreCondition = z.output<typeof scoreCondition>;

/** A lead’s score, line by line. */
export const leadScore = z.object({
  score: z.int(),
  lines: z.array(z.object({ when: scoreCondition, points: z.int() })),
});
export type LeadScore = z.output<typeof leadScore>;
