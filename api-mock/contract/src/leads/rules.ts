import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { type ScoreCondition, scoreCondition } from './score.ts';

const time = z.iso.datetime();
const names = z.array(z.string().trim().min(1).max(200)).max(60);
const educations = z.array(z.int().min(1).max(4)).max(4);
const people = z.array(z.uuid()).max(60);
const version = recordMeta.shape.version;

/**
 * An assignment rule: its people get matching leads in turn. An empty list of programmes, sources or qualifications
 * matches every lead. A source is the medium of the first or last enquiry.
 */
const assignmentRule = z.strictObject({
  id: z.uuid(),
  title: z.string().trim().min(1, 'Please fill this in.').max(80, 'At most 80 characters.'),
  programmes: names,
  sources: names,
  educations,
  people,
});
export type AssignmentRule = z.output<typeof assignmentRule>;

/** Days on which a person gets no leads, both included, in Asia/Kolkata. */
const staffLeave = z
  .strictObject({ person: z.uuid(), from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first.' });
export type StaffLeave = z.output<typeof staffLeave>;

/** How new verified leads are assigned. */
const assignmentFields = z.strictObject({
  on: z.boolean(),
  /** The first rule that matches a lead and has a person at work assigns it. */
  rules: z.array(assignmentRule).max(30),
  /** For leads that no rule assigns. */
  rest: z.strictObject({ on: z.boolean(), people }),
  leave: z.array(staffLeave).max(200),
  /** Working minutes after which an unassigned lead raises an alarm; null for no alarm. */
  alarm_minutes: z.int().min(1).max(100_000).nullable(),
});
export type AssignmentFields = z.output<typeof assignmentFields>;

export const assignmentChange = assignmentFields.extend({ version });

/** Existing programmes, media and campaigns, as choices for rules. */
export const ruleChoices = z.object({ programmes: names, sources: names, campaigns: names });
export type RuleChoices = z.output<typeof ruleChoices>;

export const assignmentRecord = z.object({
  ...assignmentFields.shape,
  version,
  /** Only leads verified after this time are assigned. */
  since: time.nullable(),
  /** Staff who can own leads; `today` counts the leads that the rules assigned them. */
  people: z.array(z.object({ id: z.uuid(), name: z.string(), today: z.int(), last_at: time.nullable() })),
  /** Office hours as text and in numbers: weekdays from 1 (Monday), times in Asia/Kolkata. */
  hours: z.object({
    text: z.string(),
    days: z.array(z.int().min(1).max(7)),
    from: z.string(),
    to: z.string(),
    open: z.boolean(),
  }),
  changed_at: time.nullable(),
  changed_by_name: z.string().nullable(),
});
export type AssignmentRecord = z.output<typeof assignmentRecord>;

export const SCORE_KINDS = scoreCondition.options.map(({ shape }) => shape.kind.value);

/** Points for leads that meet a condition. */
const scoreRule = z.strictObject({
  id: z.uuid(),
  when: scoreCondition,
  points: z.int().min(-100, 'Between −100 and 100.').max(100, 'Between −100 and 100.'),
});
export type ScoreRule = z.output<typeof scoreRule>;
const scoreRules = z.array(scoreRule).max(40);

/** Without a version it is a new draft. */
export const scoreDraftBody = z.strictObject({ rules: scoreRules, version: version.optional() });
export const scoreVersionBody = z.strictObject({ version });

export const scoreRecord = z.object({
  /** `number` counts the sets of rules that were ever live. */
  live: z.object({ number: z.int(), rules: scoreRules, live_at: time, by_name: z.string().nullable() }).nullable(),
  draft: z.object({ version, rules: scoreRules, changed_at: time, by_name: z.string().nullable() }).nullable(),
  /** Leads with a score by earlier rules; counted up to {@link MAX_WAITING_COUNT}. */
  stale: z.int(),
  choices: ruleChoices,
});
export type ScoreRecord = z.output<typeof scoreRecord>;

/** The least score of each band. */
export const SCORE_BANDS = [null, 0, 20, 40, 60, 80] as const;
/** A trial reads at most so many leads of so many days. */
export const MAX_TRIAL_LEADS = 20_000;
export const TRIAL_DAYS = 30;

const bandCounts = z.object({ leads: z.int(), started: z.int(), enrolled: z.int() });
/** The leads of the last 30 days by the live rules and by the draft. */
export const scoreTrial = z.object({
  leads: z.int(),
  /** There are more leads than were read. */
  more: z.boolean(),
  bands: z.array(z.object({ from: z.int().nullable(), before: bandCounts, after: bandCounts })),
  /** Leads whose score changes most; contacts masked. */
  moved: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      mobile: z.string(),
      area_of_interest: z.string(),
      before: z.int(),
      after: z.int(),
    }),
  ),
});
export type ScoreTrial = z.output<typeof scoreTrial>;

const rule = (nth: number, when: ScoreCondition, points: number): ScoreRule => ({
  id: `5c04e000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
  when,
  points,
});

/** Score rules before staff change them. */
export const DEFAULT_SCORE_RULES: readonly ScoreRule[] = [
  rule(1, { kind: 'verified' }, 30),
  rule(2, { kind: 'recent', days: 7 }, 15),
  rule(3, { kind: 'enquiries', min: 2 }, 15),
  rule(4, { kind: 'call', values: ['reached'] }, 20),
  rule(5, { kind: 'call-asked' }, 10),
  rule(6, { kind: 'source', values: ['referral'] }, 10),
  rule(7, { kind: 'education', values: [1, 3] }, 5),
  rule(8, { kind: 'call', values: ['wrong-number', 'not-interested'] }, -60),
];
