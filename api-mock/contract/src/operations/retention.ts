import { z } from 'zod';

import { recordMeta } from '../core/records.ts';

const time = z.iso.datetime();

/**
 * What is erased by itself after some days, and within which bounds staff set them. The values are those before staff
 * change anything; `erases` is what a rule counts.
 */
export const RETENTION_RULES = {
  'unverified-leads': { on: true, days: 180, minDays: 30, maxDays: 1_095, erases: 'leads' },
  'lost-leads': { on: false, days: 730, minDays: 90, maxDays: 3_650, erases: 'leads' },
  quarantine: { on: true, days: 30, minDays: 7, maxDays: 180, erases: 'submissions' },
  'staged-changes': { on: true, days: 30, minDays: 7, maxDays: 180, erases: 'changes' },
  referrals: { on: true, days: 180, minDays: 30, maxDays: 730, erases: 'referrals' },
  messages: { on: true, days: 30, minDays: 7, maxDays: 365, erases: 'messages' },
  'page-events': { on: true, days: 180, minDays: 30, maxDays: 1_095, erases: 'counts' },
} as const satisfies Record<
  string,
  { on: boolean; days: number; minDays: number; maxDays: number; erases: (typeof RETENTION_ERASES)[number] }
>;
export type RetentionRuleName = keyof typeof RETENTION_RULES;
export const RETENTION_RULE_NAMES = Object.keys(RETENTION_RULES) as [RetentionRuleName, ...RetentionRuleName[]];

/** What rules erase. */
export const RETENTION_ERASES = ['leads', 'submissions', 'changes', 'referrals', 'messages', 'counts'] as const;

/** Why a lead that is old enough for a rule stays all the same. */
export const RETENTION_EXCEPTIONS = ['enrolled', 'follow-up', 'withdrawal', 'merged'] as const;

/** A run of a rule: what it erased, without anything of whom. */
export const retentionRun = z.object({
  id: z.uuid(),
  rule: z.enum(RETENTION_RULE_NAMES),
  /** How old things were to be. */
  days: z.int(),
  started_at: time,
  /** Null while it runs, and where its process ended before it did. */
  finished_at: time.nullable(),
  erased: z.int(),
  kept: z.int(),
  /** What could not be erased; it is tried again at the next run. */
  failed: z.int(),
  /** Whether it stopped at the most that one run erases; the next one goes on. */
  more: z.boolean(),
  /** Who started it; null for the daily run. */
  by: z.uuid().nullable(),
  by_name: z.string().nullable(),
});
export type RetentionRun = z.output<typeof retentionRun>;

/** A rule as it stands, and its last run. */
export const retentionRule = z.object({
  name: z.enum(RETENTION_RULE_NAMES),
  on: z.boolean(),
  days: z.int(),
  /** 0 until somebody has changed it. */
  version: z.int(),
  changed_at: time.nullable(),
  changed_by_name: z.string().nullable(),
  last_run: retentionRun.nullable(),
});
export type RetentionRule = z.output<typeof retentionRule>;

const days = z.int().min(1).max(10_000);

/** A change of a rule, with the version that was seen. */
export const retentionRuleChange = z.strictObject({
  on: z.boolean(),
  days,
  version: z.int().min(0),
});

/** With how many days a rule is tried; those it has where none are given. */
export const retentionTrialBody = z.strictObject({ days: days.optional() });

/** What a rule would do now. Names and contacts of the examples are masked. */
export const retentionTrial = z.object({
  name: z.enum(RETENTION_RULE_NAMES),
  days: z.int(),
  /** What is older than this is erased. */
  before: time,
  due: z.int(),
  kept: z.array(z.object({ why: z.enum(RETENTION_EXCEPTIONS), count: z.int() })),
  sample: z.array(
    z.object({
      title: z.string(),
      at: time,
      /** The lead's id, where it is one. */
      lead: z.uuid().nullable(),
      /** Why it would stay; null where it would be erased. */
      kept: z.enum(RETENTION_EXCEPTIONS).nullable(),
    }),
  ),
});
export type RetentionTrial = z.output<typeof retentionTrial>;

/** How many days staff have to finish a withdrawal: close it in the ERP, end the conversation. */
export const WITHDRAWAL_DAYS = 7;

/** What may be left to do for a person who has withdrawn: closing them in the ERP, a follow-up that is still set, a stage that is still open. */
export const WITHDRAWAL_TASKS = ['erp', 'follow-up', 'stage'] as const;

/** A person who has withdrawn, and what staff did about it. */
export const withdrawalRecord = z.object({
  id: z.uuid(),
  lead: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  at: time,
  due_at: time,
  tasks: z.array(z.enum(WITHDRAWAL_TASKS)),
  leads_id: z.string().nullable(),
  done: z.boolean(),
  done_at: time.nullable(),
  done_by_name: z.string().nullable(),
  note: z.string(),
  version: recordMeta.shape.version,
});
export type WithdrawalRecord = z.output<typeof withdrawalRecord>;

/** Whether a withdrawal is done, with a note; and the version that was seen. */
export const withdrawalChange = z.strictObject({
  done: z.boolean(),
  note: z.string().trim().max(1_000),
  version: recordMeta.shape.version,
});

/** A version of what people agree to, its text, and how many did. */
export const consentNotice = z.object({
  version: z.string(),
  text: z.string(),
  channels: z.array(z.string()),
  first_used_at: time,
  /** People, each counted once. */
  people: z.int(),
});
export type ConsentNotice = z.output<typeof consentNotice>;

/** Somebody's agreement to a version: when, on which page, and for news by which channels. */
export const agreementRecord = z.object({
  id: z.string(),
  notice: z.string(),
  lead: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  at: time,
  page: z.string().nullable(),
  /** Channels that were ticked for news; null where nothing was asked. */
  agreed_channels: z.array(z.string()).nullable(),
});
export type AgreementRecord = z.output<typeof agreementRecord>;

const contact = z.string().trim().min(5).max(254);
const purpose = z.string().trim().min(3, 'Please say why, in a few words.').max(500);

/** An exact phone or e-mail address. It is sent in bodies alone, and never stored. */
export const personBody = z.strictObject({ contact });
/** The same with why it is asked for. */
export const personReasonBody = z.strictObject({ contact, reason: purpose });

export const PERSON_KINDS = ['lead', 'merged', 'submission', 'referral'] as const;

/** All records of a person. */
export const personSearchResult = z.object({
  records: z.array(
    z.object({
      kind: z.enum(PERSON_KINDS),
      id: z.uuid(),
      title: z.string(),
      at: time,
    }),
  ),
  /** Messages about them that have not been deleted yet. */
  messages: z.int(),
});
export type PersonSearchResult = z.output<typeof personSearchResult>;

/** Everything that is stored of a person, and what staff wrote about them. */
export const personExport = z.object({
  made_at: time,
  leads: z.array(z.record(z.string(), z.unknown())),
  submissions: z.array(z.record(z.string(), z.unknown())),
  referred: z.array(z.object({ name: z.string(), phone: z.string(), at: time })),
});
export type PersonExport = z.output<typeof personExport>;

/** How much was erased. */
export const personErasure = z.object({
  leads: z.int(),
  submissions: z.int(),
  referrals: z.int(),
  messages: z.int(),
});
export type PersonErasure = z.output<typeof personErasure>;
