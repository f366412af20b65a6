import { z } from 'zod';

import {
  agreementRecord,
  consentNotice,
  personBody,
  personErasure,
  personExport,
  personReasonBody,
  personSearchResult,
  RETENTION_RULE_NAMES,
  retentionRule,
  retentionRuleChange,
  retentionRun,
  retentionTrial,
  retentionTrialBody,
  withdrawalChange,
  withdrawalRecord,
} from '../operations/retention.ts';
import { type Calls, plain, staff } from './call.ts';
import { recordCalls } from './records.ts';

const params = { rule: z.enum(RETENTION_RULE_NAMES) };
const withdrawals = recordCalls('retention/withdrawals', withdrawalRecord);

/** Consent, withdrawals, retention by rule, and the stored data of one person. */
export const retentionCalls = {
  'GET /admin/retention/rules': plain(
    staff('read', 'retention/rules'),
    'Every rule and its last run.',
    z.array(retentionRule),
  ),
  'PUT /admin/retention/rules/:rule': {
    summary: 'Turns a rule on or off, or sets its days.',
    access: staff('update', 'retention/rules'),
    params,
    body: retentionRuleChange,
    answer: retentionRule,
    errors: ['VERSION_CONFLICT'],
  },
  'POST /admin/retention/rules/:rule/try': {
    summary: 'A dry run of a rule: what it would erase, what would stay and why.',
    access: staff('read', 'retention/rules'),
    params,
    body: retentionTrialBody,
    answer: retentionTrial,
  },
  'POST /admin/retention/rules/:rule/run': {
    summary: 'Runs a rule that is on, without waiting for its daily run.',
    access: staff('update', 'retention/rules'),
    params,
    answer: retentionRun,
    errors: ['LOCKED'],
  },
  'GET /admin/retention/runs': recordCalls('retention/runs', retentionRun).list(
    'Runs of the rules; the newest first.',
    { filters: ['rule', 'started_at'], sorts: ['rule', 'started_at'] },
  ),
  'GET /admin/retention/withdrawals': withdrawals.list('People who have withdrawn; the oldest first.', {
    filters: ['at', 'done'],
    sorts: ['at', 'done'],
  }),
  'GET /admin/retention/withdrawals/:id': withdrawals.read('One withdrawal.'),
  'PUT /admin/retention/withdrawals/:id': withdrawals.action('update', {
    summary: 'Notes what was done, and whether that is all.',
    body: withdrawalChange,
    errors: ['VERSION_CONFLICT'],
  }),
  'GET /admin/retention/notices': plain(
    staff('read', 'retention/notices'),
    'Every version of the consent texts, and how many people agreed to it; the newest first.',
    z.array(consentNotice),
  ),
  'GET /admin/retention/agreements': recordCalls('retention/agreements', agreementRecord).list(
    'Who agreed to which version, when and on which page; the newest first.',
    { filters: ['notice', 'at', 'email', 'sms', 'whatsapp', 'voice'], sorts: ['at'] },
  ),
  // Phone and e-mail are sent in the body, because addresses are logged.
  'POST /admin/retention/people/find': {
    summary: 'Every record of the person with this phone or e-mail address.',
    access: staff('read', 'retention/people'),
    body: personBody,
    answer: personSearchResult,
  },
  'POST /admin/retention/people/export': {
    summary: 'All stored data of the person. The audit log has who asked, and why.',
    access: staff('read', 'retention/people'),
    body: personReasonBody,
    answer: personExport,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/retention/people/erase': {
    summary: 'Erases all of it, and the person’s data in the audit log.',
    access: staff('delete', 'retention/people'),
    body: personReasonBody,
    answer: personErasure,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
