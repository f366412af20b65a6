import { z } from 'zod';

import { agreementRecord, retentionRun, withdrawalRecord } from '../operations/retention.ts';
import { callOn, type ConsoleSubject, GUARDED, LISTED, ONE } from './call.ts';
import { consoleCalls } from './call-shapes.ts';
import { noticeCalls, personCalls, retentionRuleCalls, withdrawalCalls } from './retention-calls.ts';

const none = { record: z.never() };
const withdrawal = { record: withdrawalRecord };
const READ_BODY = [...GUARDED, 'INVALID_FIELDS'] as const;
const RULE = [...GUARDED, 'NOT_FOUND', 'INVALID_FIELDS'] as const;

const RUN_NAMES = ['rule', 'started_at'];
const WITHDRAWAL_NAMES = ['at', 'done'];
const AGREEMENT_NAMES = ['at'];

/** Consent, withdrawals, retention by rule, and all that is stored of one person. */
export const retentionSubjects = [
  {
    name: 'retention/rules',
    label: 'Retention rules',
    calls: {
      rules: callOn(none, retentionRuleCalls.rules, { summary: 'Every rule and its last run.', errors: GUARDED }),
      change: callOn(none, retentionRuleCalls.change, {
        summary: 'Turns a rule on or off, or sets its days.',
        errors: [...RULE, 'VERSION_CONFLICT'],
      }),
      dryRun: callOn(none, retentionRuleCalls.dryRun, {
        summary: 'What a rule would erase now, what would stay and why. Changes nothing.',
        errors: RULE,
      }),
      run: callOn(none, retentionRuleCalls.run, {
        summary: 'Runs a rule that is on, without waiting for its daily run.',
        errors: [...GUARDED, 'NOT_FOUND', 'LOCKED'],
      }),
    },
  },
  {
    name: 'retention/runs',
    label: 'Runs of retention rules',
    calls: {
      list: callOn({ record: retentionRun }, consoleCalls.list, {
        summary: 'What rules have erased; the newest first.',
        list: { filters: RUN_NAMES, sorts: RUN_NAMES },
        errors: LISTED,
      }),
    },
  },
  {
    name: 'retention/withdrawals',
    label: 'Withdrawals',
    calls: {
      list: callOn(withdrawal, withdrawalCalls.list, {
        summary: 'People who have withdrawn; the oldest first.',
        list: { filters: WITHDRAWAL_NAMES, sorts: WITHDRAWAL_NAMES },
        errors: LISTED,
      }),
      read: callOn(withdrawal, withdrawalCalls.read, { summary: 'One of them.', errors: ONE }),
      update: callOn(withdrawal, withdrawalCalls.update, {
        summary: 'Notes what was done, and whether that is all.',
        errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT'],
      }),
    },
  },
  {
    name: 'retention/notices',
    label: 'Consent notices',
    calls: {
      notices: callOn(none, noticeCalls.notices, {
        summary: 'Every version of what people agree to, and how many did; the newest first.',
        errors: GUARDED,
      }),
    },
  },
  {
    name: 'retention/agreements',
    label: 'Agreements',
    calls: {
      list: callOn({ record: agreementRecord }, consoleCalls.list, {
        summary: 'Who agreed to which version, when and on which page; the newest first.',
        list: { filters: ['notice', 'at', 'email', 'sms', 'whatsapp', 'voice'], sorts: AGREEMENT_NAMES },
        errors: LISTED,
      }),
    },
  },
  {
    name: 'retention/people',
    label: 'One person',
    calls: {
      find: callOn(none, personCalls.find, {
        summary: 'Every record of the person with this phone or e-mail address.',
        errors: READ_BODY,
      }),
      download: callOn(none, personCalls.download, {
        summary: 'Everything that is stored of them. It is on record who asked, and why.',
        errors: [...READ_BODY, 'NOT_FOUND'],
      }),
      erase: callOn(none, personCalls.erase, {
        summary: 'Erases all of it, and what the audit log says of them.',
        errors: [...READ_BODY, 'NOT_FOUND'],
      }),
    },
  },
] as const satisfies readonly ConsoleSubject[];
