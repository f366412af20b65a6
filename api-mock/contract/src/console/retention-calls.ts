import { z } from 'zod';

import {
  consentNotice,
  personBody,
  personErased,
  personExport,
  personFound,
  personReasonBody,
  RETENTION_RULE_NAMES,
  retentionRule,
  retentionRuleChange,
  retentionRun,
  retentionTrial,
  retentionTrialBody,
  withdrawalChange,
} from '../operations/retention.ts';
import { consoleCalls, type CallShapes } from './call-shapes.ts';

const params = { rule: z.enum(RETENTION_RULE_NAMES) };

/** Every call on the rules by which data is erased. */
export const retentionRuleCalls = {
  rules: { method: 'GET', path: '', verb: 'read', answer: z.array(retentionRule), wrapped: true },
  change: {
    method: 'PUT',
    path: '/:rule',
    verb: 'update',
    params,
    body: retentionRuleChange,
    answer: retentionRule,
    wrapped: true,
  },
  /** Reads alone: what the rule would do now. */
  dryRun: {
    method: 'POST',
    path: '/:rule/try',
    verb: 'read',
    params,
    body: retentionTrialBody,
    answer: retentionTrial,
    wrapped: true,
  },
  run: { method: 'POST', path: '/:rule/run', verb: 'update', params, answer: retentionRun, wrapped: true },
} as const satisfies CallShapes;

/** Every call on people who have withdrawn. */
export const withdrawalCalls = {
  list: consoleCalls.list,
  read: consoleCalls.read,
  update: { ...consoleCalls.update, body: withdrawalChange },
} as const satisfies CallShapes;

/** Every call on what people agreed to. */
export const noticeCalls = {
  notices: { method: 'GET', path: '', verb: 'read', answer: z.array(consentNotice), wrapped: true },
} as const satisfies CallShapes;

/** Every call on one person, by phone or e-mail: in the body, as addresses are logged. */
export const personCalls = {
  find: { method: 'POST', path: '/find', verb: 'read', body: personBody, answer: personFound, wrapped: true },
  download: {
    method: 'POST',
    path: '/export',
    verb: 'read',
    body: personReasonBody,
    answer: personExport,
    wrapped: true,
  },
  erase: {
    method: 'POST',
    path: '/erase',
    verb: 'delete',
    body: personReasonBody,
    answer: personErased,
    wrapped: true,
  },
} as const satisfies CallShapes;

/** What the console's screen of consent and retention calls. */
export const privacyCalls = { ...retentionRuleCalls, ...withdrawalCalls, ...noticeCalls, ...personCalls } as const;
