import type { Capability } from '../capability.ts';
import { accountRoutes } from './account-routes.ts';
import { ensureAccounts, resetAccounts } from './first-accounts.ts';
import { sweepLinks } from './links.ts';
import type { StaffDeps } from './person.ts';
import { staffRoutes } from './routes.ts';
import { resealSecondFactors } from './second-factor.ts';
import { sweepSessions } from './sessions.ts';
import { consoleUserRoutes } from './user-routes.ts';

/** Accounts of staff members, their sessions and roles. */
export const staff: Capability<StaffDeps> = {
  name: 'staff',
  mount: (deps) => ({ routes: [staffRoutes(deps), accountRoutes(deps), consoleUserRoutes(deps)] }),
  jobs: (deps) => [
    { name: 'staff sessions', everyMs: 600_000, run: () => sweepSessions(deps) },
    { name: 'staff links', everyMs: 600_000, run: () => sweepLinks(deps) },
  ],
  start: async (deps) => {
    await ensureAccounts(deps);
    await resealSecondFactors(deps);
  },
  reset: resetAccounts,
};
