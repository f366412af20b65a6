import { ApiError } from '@prospectus/contract';
import type { RetentionRuleName } from '@prospectus/contract/retention';

import { type Mounted, on } from '../../platform/calls/calls.ts';
import { readList } from '../../platform/console/list-query.ts';
import { personOf } from '../../platform/http/access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RetentionRule } from '../../platform/retention/rule.ts';
import { changeRule, listRules, requireBounds, settingOf } from './rules.ts';
import { beforeOf, runNow } from './run-rule.ts';
import { listRuns, runColumns } from './runs.ts';

/** The rules by which data is erased, and the log of their runs. */
export function retentionRoutes(deps: Platform, rules: readonly RetentionRule[]): Mounted[] {
  const named = (param: (name: string) => string): RetentionRule => {
    const rule = rules.find(({ name }) => name === param('rule'));
    if (!rule) throw new ApiError('NOT_FOUND');
    return rule;
  };
  return [
    on('GET /admin/retention/rules', () => listRules(deps.db)),
    on('PUT /admin/retention/rules/:rule', ({ req, body, param }) =>
      changeRule(deps, named(param).name, personOf(req).id, body),
    ),
    on('POST /admin/retention/rules/:rule/try', async ({ body, param }) => {
      const rule = named(param);
      const days = body.days ?? (await settingOf(deps.db, rule.name)).days;
      return tryRule(rule, days);
    }),
    on('POST /admin/retention/rules/:rule/run', ({ req, param }) => runNow(deps, named(param), personOf(req).id)),
    on('GET /admin/retention/runs', ({ req }) => listRuns(deps.db, readList(req.query, runColumns))),
  ];

  async function tryRule(rule: RetentionRule, days: number) {
    requireBounds(rule.name, days);
    const before = beforeOf(deps, days);
    const name: RetentionRuleName = rule.name;
    return { name, days, before: before.toISOString(), ...(await rule.look(before)) };
  }
}
