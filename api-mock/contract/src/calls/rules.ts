import {
  assignmentChange,
  assignmentRecord,
  ruleChoices,
  scoreDraftBody,
  scoreRecord,
  scoreVersionBody,
  scoreTrial,
} from '../leads/rules.ts';
import { type Calls, plain, staff, success } from './call.ts';

const read = staff('read', 'lead-rules');
const update = staff('update', 'lead-rules');
const UPDATE_ERRORS = ['UNKNOWN_FIELD', 'VERSION_CONFLICT'] as const;

/** The rules that assign and score leads. */
export const ruleCalls = {
  'GET /admin/lead-rules/assignment': plain(
    read,
    'How new verified leads are assigned: rules, people, leave, working hours.',
    assignmentRecord,
  ),
  'PUT /admin/lead-rules/assignment': {
    summary: 'Changes all of that.',
    access: update,
    body: assignmentChange,
    answer: assignmentRecord,
    errors: UPDATE_ERRORS,
  },
  'GET /admin/lead-rules/choices': plain(read, 'Programmes, sources and campaigns that rules can name.', ruleChoices),
  'GET /admin/lead-rules/score': plain(read, 'The live rules of the score, and their draft.', scoreRecord),
  'PUT /admin/lead-rules/score/draft': {
    summary: 'Saves the draft of the rules.',
    access: update,
    body: scoreDraftBody,
    answer: scoreRecord,
    errors: UPDATE_ERRORS,
  },
  'POST /admin/lead-rules/score/discard': {
    summary: 'Discards the draft.',
    access: update,
    body: scoreVersionBody,
    answer: success,
    errors: [...UPDATE_ERRORS, 'NOT_FOUND'],
  },
  'GET /admin/lead-rules/score/trial': {
    summary: 'What the draft would do with the leads of the last 30 days.',
    access: read,
    answer: scoreTrial,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/lead-rules/score/use': {
    summary: 'Makes the draft live; leads are scored again in the background.',
    access: update,
    body: scoreVersionBody,
    answer: scoreRecord,
    errors: [...UPDATE_ERRORS, 'NOT_FOUND'],
  },
} as const satisfies Calls;
