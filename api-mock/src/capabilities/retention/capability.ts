import type { Platform } from '../../platform/platform.ts';
import type { RetentionRule } from '../../platform/retention/rule.ts';
import type { Capability } from '../capability.ts';
import { retentionRoutes } from './console-routes.ts';
import { runDaily } from './run-rule.ts';
import { retentionRules, retentionRuns } from './tables.ts';

/** How often it is looked whether today's runs have been made. */
const LOOK_EVERY_MS = 600_000;

/** Data that is erased by itself when it is old; `rulesOf` are the rules of all capabilities. */
export const retention = <D extends Platform>(rulesOf: (deps: D) => RetentionRule[]): Capability<D> => ({
  name: 'retention',
  mount: (deps) => ({ routes: [retentionRoutes(deps, rulesOf(deps))] }),
  jobs: (deps) => [{ name: 'retention', everyMs: LOOK_EVERY_MS, run: () => runDaily(deps, rulesOf(deps)) }],
  reset: async ({ db }) => {
    await db.delete(retentionRules);
    await db.delete(retentionRuns);
  },
});
