import { ApiError } from '@prospectus/contract';
import { Router } from 'express';

import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Faults } from './faults.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { isFaultTarget } from './fault-target.ts';
import { refuseOtherSites } from './other-sites.ts';
import { viewOutbox } from './outbox-view.ts';

type MockDeps = Platform & { faults: Faults; outbox: Outbox };

/** The mock controls of `local` mode. In `production` they are not mounted, so their addresses answer 404. */
export function mockRoutes(deps: MockDeps, reset: () => Promise<void>): Router {
  const { clock, db, faults, outbox } = deps;
  const now = () => ({ now: clock.now().toISOString() });
  const controls = routerOf(
    route('mockOutbox', ({ query }) => viewOutbox(deps, query)),
    route('mockFaults', async ({ body }) => {
      if (!isFaultTarget(body.target))
        throw new ApiError('INVALID_FIELDS', { errors: { target: 'There is no gateway and no route of this name.' } });
      await faults.add(body);
      return faults.all();
    }),
    route('mockFaultsClear', async () => {
      await faults.clear();
      await outbox.tryNow(db);
      return faults.all();
    }),
    route('mockClock', async ({ body }) => {
      await clock.advance(body.advanceMs);
      return now();
    }),
    route('mockClockClear', async () => {
      await clock.setRight();
      // What failed by the clock before is due by this one.
      await outbox.tryNow(db);
      return now();
    }),
    route('mockReset', async () => {
      await reset();
      return { success: true as const };
    }),
  );
  return Router().use('/mock', refuseOtherSites).use(controls);
}
