import { z } from 'zod';

import { recordMeta } from '../core/records.ts';
import { type ScoreCondition, scoreCondition } from './score.ts';

const time = z.iso.datetime();
const names = z.array(z.string().trim().min(1).max(200)).max(60);
const educations = z.array(z.int().min(1).max(4)).max(4);
const people = z.array(z.uuid()).max(60);
const version = recordMeta.shape.version;

/**
 * A rule of the rotation: leads that fit it are given to its people in turn. An empty list of programmes, sources or
 * qualifications fits every lead. A source is the medium of the first or of the last enquiry.
 */
export const assignmentRule = z.strictObject({
  id: z.uuid(),
  title: z.string().trim().min(1, 'Please fill this in.').max(80, 'At most 80 characters.'),
  programmes: names,
  sources: names,
  educations,
  people,
});
export type AssignmentRule = z.output<typeof assignmentRule>;

/** Days on which a person is given no leads, the last one included, in Asia/Kolkata. */
export const staffLeave = z
  .strictObject({ person: z.uuid(), from: z.iso.date(), until: z.iso.date() })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'The last day is before the first.' });
export type StaffLeave = z.output<typeof staffLeave>;

/** How new verified leads are given out. */
export const assignmentFields = z.strictObject({
  /** While it is off nothing is given out. */
  on: z.boolean(),
  /** The first that fits a lead and has somebody at work gives it. */
  rules: z.array(assignmentRule).max(30),
  /** For leads that no rule gives; off, they stay unassigned. */
  rest: z.strictObject({ on: z.boolean(), people }),
  leave: z.array(staffLeave).max(200),
  /** After so many working minutes an unassigned lead raises the alarm; null for none. */
  alarm_minutes: z.int().min(1).max(100_000).nullable(),
});
export type AssignmentFields = z.output<typeof assignmentFields>;

/** A change of all of it, with the version that was seen. */
export const assignmentChange = assignmentFields.extend({ version });

/** What rules can name: programmes, media and campaigns that there are. */
export const ruleChoices = z.object({ programmes: names, sources: names, campaigns: names });
export type RuleChoices = z.output<typeof ruleChoices>;

/** How leads are given out, who takes part, and when. */
export const assignmentRecord = z.object({
  ...assignmentFields.shape,
  version,
  /** Leads that were verified before it was last turned on are never given out. */
  since: time.nullable(),
  /** Who can look after leads, and what the rules have given them. */
  people: z.array(z.object({ id: z.uuid(), name: z.string(), today: z.int(), last_at: time.nullable() })),
  /** Office hours as they are written, and as they are understood: weekdays from 1 (Monday), times in Asia/Kolkata. */
  hours: z.object({
    text: z.string(),
    understood: z.boolean(),
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

/** Points for what is known of a lead. */
export const scoreRule = z.strictObject({
  id: z.uuid(),
  when: scoreCondition,
  points: z.int().min(-100, 'Between −100 and 100.').max(100, 'Between −100 and 100.'),
});
export type ScoreRule = z.output<typeof scoreRule>;
const scoreRules = z.array(scoreRule).max(40);

/** A draft of the rules; without a version it is a new one. */
export const scoreDraftBody = z.strictObject({ rules: scoreRules, version: version.optional() });
/** The draft that was seen. */
export const scoreVersionBody = z.strictObject({ version });

/** The rules of the score: those that count, and those that are tried. */
export const scoreRecord = z.object({
  /** `number` counts the rules that were ever live. */
  live: z.object({ number: z.int(), rules: scoreRules, live_at: time, by_name: z.string().nullable() }).nullable(),
  draft: z.object({ version, rules: scoreRules, changed_at: time, by_name: z.string().nullable() }).nullable(),
  /** Leads whose score is still that of earlier rules; counted to {@link MAX_WAITING_COUNT}. */
  stale: z.int(),
  choices: ruleChoices,
});
export type ScoreRecord = z.output<typeof scoreRecord>;

/** Where each band of scores begins; the first has everything below the second. */
export const SCORE_BANDS = [null, 0, 20, 40, 60, 80] as const;
/** A trial reads the newest leads of a month up to this number. */
export const MAX_TRIAL_LEADS = 20_000;
export const TRIAL_DAYS = 30;

const inBand = z.object({ leads: z.int(), started: z.int(), enrolled: z.int() });
/** What the draft would do with the leads of the last 30 days, beside what the live rules do. */
export const scoreTrial = z.object({
  leads: z.int(),
  /** There are more than were read. */
  more: z.boolean(),
  bands: z.array(z.object({ from: z.int().nullable(), before: inBand, after: inBand })),
  /** Leads whose score moves most; contacts masked. */
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

/** Rules to begin with. */
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
