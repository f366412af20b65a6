import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { missingPageRoutes } from './routes.ts';
import { sweepMissing } from './store.ts';
import { missingPages as table } from './tables.ts';

/** Addresses that led nowhere, for staff to redirect. */
export const missingPages: Capability<Platform> = {
  name: 'missing pages',
  mount: (deps) => ({ routes: [missingPageRoutes(deps)] }),
  jobs: ({ db, clock }) => [{ name: 'missing pages', everyMs: 3_600_000, run: () => sweepMissing(db, clock.now()) }],
  reset: async ({ db }) => void (await db.delete(table)),
};
