import { ruleCalls } from '@prospectus/contract/rules';
import type { Router } from 'express';

import { consoleRouter } from '../../../platform/console/console-router.ts';
import { personOf } from '../../../platform/http/access.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DeskDeps } from '../lead-deps.ts';
import { readAssignment, saveAssignment } from './assignment.ts';
import { readChoices } from './choices.ts';
import { discardDraft, readScoreRules, saveDraft, useDraft } from './score-rules.ts';
import { readStages, saveStages } from './stages.ts';
import { tryDraft } from './trial.ts';

/** The rules by which leads are given out and scored. */
export const ruleRoutes = (deps: Platform & DeskDeps): Router =>
  consoleRouter<typeof ruleCalls>(
    deps,
    'lead-rules',
    {
      readAssignment: () => readAssignment(deps.db, deps.clock.now()),
      saveAssignment: ({ req, body }) => saveAssignment(deps, personOf(req), body),
      choices: () => readChoices(deps.db),
      readStages: () => readStages(deps.db),
      saveStages: ({ req, body }) => saveStages(deps, personOf(req), body),
      readScore: () => readScoreRules(deps.db),
      saveDraft: ({ req, body }) => saveDraft(deps, personOf(req), body),
      discardDraft: ({ req, body }) => discardDraft(deps, personOf(req), body.version),
      tryDraft: () => tryDraft(deps.db, deps.clock.now()),
      useDraft: ({ req, body }) => useDraft(deps, personOf(req), body.version),
    },
    ruleCalls,
  );
