import { z } from 'zod';

import { recordMeta } from '../core/records.ts';

const time = z.iso.datetime();
const count = z.int();

/** Data that is erased automatically after some days: the defaults, the bounds for staff, and what a rule counts. */
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

const RETENTION_ERASES = ['leads', 'submissions', 'changes', 'referrals', 'messages', 'counts'] as const;

/** Why a lead that is old enough for a rule is kept. */
export const RETENTION_EXCEPTIONS = ['enrolled', 'follow-up', 'withdrawal', 'merged'] as const;

/** A run of a rule, without personal data. */
export const retentionRun = z.object({
  id: z.uuid(),
  rule: z.enum(RETENTION_RULE_NAMES),
  days: z.int(),
  started_at: time,
  /** Null while it runs, and if its process ended early. */
  finished_at: time.nullable(),
  erased: z.int(),
  kept: z.int(),
  /** Retried at the next run. */
  failed: z.int(),
  /** It reached the limit of one run; the next run goes on. */
  more: z.boolean(),
  /** Null for the daily run. */
  by: z.uuid().nullable(),
  by_name: z.string().nullable(),
});
export type RetentionRun = z.output<typeof retentionRun>;

export const retentionRule = z.object({
  name: z.enum(RETENTION_RULE_NAMES),
  on: z.boolean(),
  days: z.int(),
  /** 0 until staff change it. */
  version: z.int(),
  changed_at: time.nullable(),
  changed_by_name: z.string().nullable(),
  last_run: retentionRun.nullable(),
});
export type RetentionRule = z.output<typeof retentionRule>;

const days = z.int().min(1).max(10_000);

export const retentionRuleChange = z.strictObject({ on: z.boolean(), days, version: z.int().min(0) });

/** The days for a dry run; by default those of the rule. */
export const retentionTrialBody = z.strictObject({ days: days.optional() });

/** The result of a dry run. Names and contacts of the sample are masked. */
export const retentionTrial = z.object({
  name: z.enum(RETENTION_RULE_NAMES),
  days: z.int(),
  /** Older data is erased. */
  before: time,
  due: z.int(),
  kept: z.array(z.object({ why: z.enum(RETENTION_EXCEPTIONS), count: z.int() })),
  sample: z.array(
    z.object({
      title: z.string(),
      at: time,
      lead: z.uuid().nullable(),
      /** Null if it would be erased. */
      kept: z.enum(RETENTION_EXCEPTIONS).nullable(),
    }),
  ),
});
export type RetentionTrial = z.output<typeof retentionTrial>;

/** How many days staff have to finish a withdrawal: close it in the ERP, end the conversation. */
export const WITHDRAWAL_DAYS = 7;

/** Open tasks of a withdrawal: close the lead in the ERP, remove the follow-up, close the stage. */
export const WITHDRAWAL_TASKS = ['erp', 'follow-up', 'stage'] as const;

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

export const withdrawalChange = z.strictObject({
  done: z.boolean(),
  note: z.string().trim().max(1_000),
  version: recordMeta.shape.version,
});

/** A version of the consent text, and the number of people who agreed to it. */
export const consentNotice = z.object({
  version: z.string(),
  text: z.string(),
  channels: z.array(z.string()),
  first_used_at: time,
  people: z.int(),
});
export type ConsentNotice = z.output<typeof consentNotice>;

/** A person's agreement to a version of the consent text. */
export const agreementRecord = z.object({
  id: z.string(),
  notice: z.string(),
  lead: z.uuid(),
  name: z.string(),
  mobile: z.string(),
  at: time,
  page: z.string().nullable(),
  /** Channels ticked for news; null if the form did not ask. */
  agreed_channels: z.array(z.string()).nullable(),
});
export type AgreementRecord = z.output<typeof agreementRecord>;

const contact = z.string().trim().min(5).max(254);
const purpose = z.string().trim().min(3, 'Please say why, in a few words.').max(500);

/** An exact phone number or e-mail address. It is never stored. */
export const personBody = z.strictObject({ contact });
export const personReasonBody = z.strictObject({ contact, reason: purpose });

const PERSON_KINDS = ['lead', 'merged', 'submission', 'referral'] as const;

/** All records of a person. */
export const personSearchResult = z.object({
  records: z.array(z.object({ kind: z.enum(PERSON_KINDS), id: z.uuid(), title: z.string(), at: time })),
  messages: z.int(),
});
export type PersonSearchResult = z.output<typeof personSearchResult>;

/** All stored data of a person, with the notes of staff. */
export const personExport = z.object({
  made_at: time,
  leads: z.array(z.record(z.string(), z.unknown())),
  submissions: z.array(z.record(z.string(), z.unknown())),
  referred: z.array(z.object({ name: z.string(), phone: z.string(), at: time })),
});
export type PersonExport = z.output<typeof personExport>;

/** How much was erased. */
export const personErasure = z.object({ leads: count, submissions: count, referrals: count, messages: count });
export type PersonErasure = z.output<typeof personErasure>;
