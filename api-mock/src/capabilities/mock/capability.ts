import { sql } from 'drizzle-orm';
import { Router } from 'express';

import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { failRoutes } from './disturb.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Faults } from './faults.ts';
import { mockReceiverRoutes } from './receiver.ts';
import { mockRoutes } from './routes.ts';

type MockDeps = Platform & { faults: Faults; outbox: Outbox; resetToSeed(): Promise<void> };

/** The mock controls: faults, the clock, the outbox, the reset; and a receiver of webhooks. */
export const mock: Capability<MockDeps> = {
  name: 'mock',
  localOnly: true,
  mount: (deps) => ({
    first: Router().use('/api', failRoutes(deps.faults)),
    uploads: mockReceiverRoutes(deps),
    routes: [mockRoutes(deps, () => deps.resetToSeed())],
  }),
  reset: async ({ db, faults }) => {
    await faults.clear();
    await db.execute(sql`delete from mock_received`);
  },
};
