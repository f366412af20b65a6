import { z } from 'zod';

import {
  agreementRecord,
  consentNotice,
  personBody,
  personErasure,
  personExport,
  personSearchResult,
  personReasonBody,
  RETENTION_RULE_NAMES,
  retentionRule,
  retentionRuleChange,
  retentionRun,
  retentionTrial,
  retentionTrialBody,
  withdrawalChange,
  withdrawalRecord,
} from '../operations/retention.ts';
import { type Calls, staff } from './call.ts';
import { recordCalls } from './records.ts';

const params = { rule: z.enum(RETENTION_RULE_NAMES) };
const withdrawals = recordCalls('retention/withdrawals', withdrawalRecord);

/** Consent, withdrawals, retention by rule, and all that is stored of one person. */
export const retentionCalls = {
  'GET /admin/retention/rules': {
    summary: 'Every rule and its last run.',
    access: staff('read', 'retention/rules'),
    answer: z.array(retentionRule),
  },
  'PUT /admin/retention/rules/:rule': {
    summary: 'Turns a rule on or off, or sets its days.',
    access: staff('update', 'retention/rules'),
    params,
    body: retentionRuleChange,
    answer: retentionRule,
    errors: ['VERSION_CONFLICT'],
  },
  'POST /admin/retention/rules/:rule/try': {
    summary: 'What a rule would erase now, what would stay and why. Changes nothing.',
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
    'What rules have erased; the newest first.',
    { filters: ['rule', 'started_at'], sorts: ['rule', 'started_at'] },
  ),
  'GET /admin/retention/withdrawals': withdrawals.list('People who have withdrawn; the oldest first.', {
    filters: ['at', 'done'],
    sorts: ['at', 'done'],
  }),
  'GET /admin/retention/withdrawals/:id': withdrawals.read('One of them.'),
  'PUT /admin/retention/withdrawals/:id': {
    summary: 'Notes what was done, and whether that is all.',
    access: staff('update', 'retention/withdrawals'),
    body: withdrawalChange,
    answer: withdrawalRecord,
    as: 'bare',
    errors: ['VERSION_CONFLICT'],
  },
  'GET /admin/retention/notices': {
    summary: 'Every version of what people agree to, and how many did; the newest first.',
    access: staff('read', 'retention/notices'),
    answer: z.array(consentNotice),
  },
  'GET /admin/retention/agreements': recordCalls('retention/agreements', agreementRecord).list(
    'Who agreed to which version, when and on which page; the newest first.',
    { filters: ['notice', 'at', 'email', 'sms', 'whatsapp', 'voice'], sorts: ['at'] },
  ),
  // By phone or e-mail in the body, as addresses are logged.
  'POST /admin/retention/people/find': {
    summary: 'Every record of the person with this phone or e-mail address.',
    access: staff('read', 'retention/people'),
    body: personBody,
    answer: personSearchResult,
  },
  'POST /admin/retention/people/export': {
    summary: 'Everything that is stored of them. It is on record who asked, and why.',
    access: staff('read', 'retention/people'),
    body: personReasonBody,
    answer: personExport,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/retention/people/erase': {
    summary: 'Erases all of it, and what the audit log says of them.',
    access: staff('delete', 'retention/people'),
    body: personReasonBody,
    answer: personErasure,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
