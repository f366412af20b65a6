import { z } from 'zod';

import { done } from '../endpoints/endpoint.ts';
import {
  assignmentChange,
  assignmentRecord,
  ruleChoices,
  scoreDraftBody,
  scoreRecord,
  scoreSeenBody,
  scoreTrial,
} from '../leads/rules.ts';
import { leadStagesRecord } from '../leads/stage-record.ts';
import { leadStagesChange } from '../leads/stages.ts';
import { callOn, type ConsoleSubject, GUARDED } from './call.ts';
import type { CallShapes } from './call-shapes.ts';

/** Every call of the console on the rules for leads. */
export const ruleCalls = {
  readAssignment: { method: 'GET', path: '/assignment', verb: 'read', answer: assignmentRecord, wrapped: true },
  saveAssignment: {
    method: 'PUT',
    path: '/assignment',
    verb: 'update',
    body: assignmentChange,
    answer: assignmentRecord,
    wrapped: true,
  },
  choices: { method: 'GET', path: '/choices', verb: 'read', answer: ruleChoices, wrapped: true },
  readStages: { method: 'GET', path: '/stages', verb: 'read', answer: leadStagesRecord, wrapped: true },
  saveStages: {
    method: 'PUT',
    path: '/stages',
    verb: 'update',
    body: leadStagesChange,
    answer: leadStagesRecord,
    wrapped: true,
  },
  readScore: { method: 'GET', path: '/score', verb: 'read', answer: scoreRecord, wrapped: true },
  saveDraft: {
    method: 'PUT',
    path: '/score/draft',
    verb: 'update',
    body: scoreDraftBody,
    answer: scoreRecord,
    wrapped: true,
  },
  discardDraft: {
    method: 'POST',
    path: '/score/discard',
    verb: 'update',
    body: scoreSeenBody,
    answer: done,
    wrapped: true,
  },
  tryDraft: { method: 'GET', path: '/score/trial', verb: 'read', answer: scoreTrial, wrapped: true },
  useDraft: {
    method: 'POST',
    path: '/score/use',
    verb: 'update',
    body: scoreSeenBody,
    answer: scoreRecord,
    wrapped: true,
  },
} as const satisfies CallShapes;

const CHANGED = [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'] as const;
const none = { record: z.object({}) };

/** The rules by which leads are given out and scored. */
export const ruleSubject = {
  name: 'lead-rules',
  label: 'Rules for leads',
  calls: {
    readAssignment: callOn(none, ruleCalls.readAssignment, {
      summary: 'How new verified leads are given out: rules, people, leave, working hours.',
      errors: GUARDED,
    }),
    saveAssignment: callOn(none, ruleCalls.saveAssignment, { summary: 'Changes all of that.', errors: CHANGED }),
    choices: callOn(none, ruleCalls.choices, {
      summary: 'Programmes, sources and campaigns that rules can name.',
      errors: GUARDED,
    }),
    readStages: callOn(none, ruleCalls.readStages, {
      summary: 'Names and order of the stages of leads, and the reasons for which leads are lost.',
      errors: GUARDED,
    }),
    saveStages: callOn(none, ruleCalls.saveStages, { summary: 'Changes all of that.', errors: CHANGED }),
    readScore: callOn(none, ruleCalls.readScore, {
      summary: 'The rules of the score, those that count and the draft.',
      errors: GUARDED,
    }),
    saveDraft: callOn(none, ruleCalls.saveDraft, { summary: 'Saves the draft of the rules.', errors: CHANGED }),
    discardDraft: callOn(none, ruleCalls.discardDraft, {
      summary: 'Discards the draft.',
      errors: [...CHANGED, 'NOT_FOUND'],
    }),
    tryDraft: callOn(none, ruleCalls.tryDraft, {
      summary: 'What the draft would do with the leads of the last 30 days.',
      errors: [...GUARDED, 'NOT_FOUND'],
    }),
    useDraft: callOn(none, ruleCalls.useDraft, {
      summary: 'Makes the draft the rules that count; leads are scored anew in the background.',
      errors: [...CHANGED, 'NOT_FOUND'],
    }),
  },
} as const satisfies ConsoleSubject;
