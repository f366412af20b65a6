import { ApiError } from '@prospectus/contract';

import { on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RetentionRule } from '../../platform/retention/rule.ts';
import type { Capability } from '../capability.ts';
import { changeRule, listRules, requireBounds } from './rules.ts';
import { beforeOf, listRuns, runColumns, runDaily, runNow, settingOf } from './runs.ts';
import { retentionRules, retentionRuns } from './tables.ts';

const POLL_MS = 600_000;

/** Erases old data by rules; `rulesOf` returns the rules of all capabilities. */
export const retention = <D extends Platform>(rulesOf: (deps: D) => RetentionRule[]): Capability<D> => ({
  name: 'retention',
  mount: (deps) => ({ routes: [retentionRoutes(deps, rulesOf(deps))] }),
  jobs: (deps) => [{ name: 'retention', everyMs: POLL_MS, run: () => runDaily(deps, rulesOf(deps)) }],
  reset: async ({ db }) => {
    await db.delete(retentionRules);
    await db.delete(retentionRuns);
  },
});

function retentionRoutes(deps: Platform, rules: readonly RetentionRule[]) {
  const ruleOf = (param: (name: string) => string): RetentionRule => {
    const rule = rules.find(({ name }) => name === param('rule'));
    if (!rule) throw new ApiError('NOT_FOUND');
    return rule;
  };
  return [
    on('GET /admin/retention/rules', () => listRules(deps.db)),
    on('PUT /admin/retention/rules/:rule', ({ req, body, param }) =>
      changeRule(deps, ruleOf(param).name, personOf(req).id, body),
    ),
    on('POST /admin/retention/rules/:rule/try', async ({ body, param }) => {
      const rule = ruleOf(param);
      const days = body.days ?? (await settingOf(deps.db, rule.name)).days;
      requireBounds(rule.name, days);
      const before = beforeOf(deps, days);
      return { name: rule.name, days, before: before.toISOString(), ...(await rule.look(before)) };
    }),
    on('POST /admin/retention/rules/:rule/run', ({ req, param }) => runNow(deps, ruleOf(param), personOf(req).id)),
    on('GET /admin/retention/runs', ({ req }) => listRuns(deps.db, readList(req.query, runColumns))),
  ];
}
