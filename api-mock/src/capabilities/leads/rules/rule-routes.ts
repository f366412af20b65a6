import { type Mounted, on } from '../../../platform/calls/calls.ts';
import { personOf } from '../../../platform/http/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DeskDeps } from '../lead-deps.ts';
import { readAssignment, saveAssignment } from './assignment.ts';
import { readChoices } from './choices.ts';
import { discardDraft, readScoreRules, saveDraft, useDraft } from './score-rules.ts';
import { tryDraft } from './trial.ts';

/** The rules by which leads are given out and scored. */
export const ruleRoutes = (deps: Platform & DeskDeps): Mounted[] => [
  on('GET /admin/lead-rules/assignment', () => readAssignment(deps.db, deps.clock.now())),
  on('PUT /admin/lead-rules/assignment', ({ req, body }) => saveAssignment(deps, personOf(req), body)),
  on('GET /admin/lead-rules/choices', () => readChoices(deps.db)),
  on('GET /admin/lead-rules/score', () => readScoreRules(deps.db)),
  on('PUT /admin/lead-rules/score/draft', ({ req, body }) => saveDraft(deps, personOf(req), body)),
  on('POST /admin/lead-rules/score/discard', ({ req, body }) => discardDraft(deps, personOf(req), body.version)),
  on('GET /admin/lead-rules/score/trial', () => tryDraft(deps.db, deps.clock.now())),
  on('POST /admin/lead-rules/score/use', ({ req, body }) => useDraft(deps, personOf(req), body.version)),
];
