import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { countChangedDays } from './count-days.ts';
import { dashboardRoutes } from './routes.ts';

/** The console's first screen. */
export const dashboard: Capability<Platform> = {
  name: 'dashboard',
  // So that the first look of a morning does not count a night's changes.
  jobs: ({ db }) => [{ name: 'day-figures', everyMs: 15_000, run: () => countChangedDays(db) }],
  mount: (deps) => ({ routes: [dashboardRoutes(deps)] }),
};
