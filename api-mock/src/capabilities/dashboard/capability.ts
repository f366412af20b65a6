import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { dashboardRoutes } from './routes.ts';

/** The console's first screen. */
export const dashboard: Capability<Platform> = {
  name: 'dashboard',
  mount: (deps) => ({ routes: [dashboardRoutes(deps)] }),
};
