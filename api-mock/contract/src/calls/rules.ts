import {
  assignmentChange,
  assignmentRecord,
  ruleChoices,
  scoreDraftBody,
  scoreRecord,
  scoreVersionBody,
  scoreTrial,
} from '../leads/rules.ts';
import { leadStagesRecord } from '../leads/stages.ts';
import { leadStagesChange } from '../leads/stages.ts';
import { type Calls, done, staff } from './call.ts';

const read = staff('read', 'lead-rules');
const update = staff('update', 'lead-rules');
const CHANGED = ['UNKNOWN_FIELD', 'VERSION_CONFLICT'] as const;

/** The rules by which leads are given out and scored. */
export const ruleCalls = {
  'GET /admin/lead-rules/assignment': {
    summary: 'How new verified leads are given out: rules, people, leave, working hours.',
    access: read,
    answer: assignmentRecord,
  },
  'PUT /admin/lead-rules/assignment': {
    summary: 'Changes all of that.',
    access: update,
    body: assignmentChange,
    answer: assignmentRecord,
    errors: CHANGED,
  },
  'GET /admin/lead-rules/choices': {
    summary: 'Programmes, sources and campaigns that rules can name.',
    access: read,
    answer: ruleChoices,
  },
  'GET /admin/lead-rules/stages': {
    summary: 'Names and order of the stages of leads, and the reasons for which leads are lost.',
    access: read,
    answer: leadStagesRecord,
  },
  'PUT /admin/lead-rules/stages': {
    summary: 'Changes all of that.',
    access: update,
    body: leadStagesChange,
    answer: leadStagesRecord,
    errors: CHANGED,
  },
  'GET /admin/lead-rules/score': {
    summary: 'The rules of the score, those that count and the draft.',
    access: read,
    answer: scoreRecord,
  },
  'PUT /admin/lead-rules/score/draft': {
    summary: 'Saves the draft of the rules.',
    access: update,
    body: scoreDraftBody,
    answer: scoreRecord,
    errors: CHANGED,
  },
  'POST /admin/lead-rules/score/discard': {
    summary: 'Discards the draft.',
    access: update,
    body: scoreVersionBody,
    answer: done,
    errors: [...CHANGED, 'NOT_FOUND'],
  },
  'GET /admin/lead-rules/score/trial': {
    summary: 'What the draft would do with the leads of the last 30 days.',
    access: read,
    answer: scoreTrial,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/lead-rules/score/use': {
    summary: 'Makes the draft the rules that count; leads are scored again in the background.',
    access: update,
    body: scoreVersionBody,
    answer: scoreRecord,
    errors: [...CHANGED, 'NOT_FOUND'],
  },
} as const satisfies Calls;
