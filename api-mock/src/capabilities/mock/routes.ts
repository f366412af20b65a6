import { ApiError } from '@prospectus/contract';

import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Faults } from './faults.ts';
import { guardedBy, type Mounted, on } from '../../platform/http/calls.ts';
import { isFaultTarget } from './fault-target.ts';
import { refuseOtherSites } from './other-sites.ts';
import { viewOutbox } from './outbox-view.ts';

type MockDeps = Platform & { faults: Faults; outbox: Outbox };

/** The mock controls of `local` mode. In `production` they are not mounted, so their addresses answer 404. */
export function mockRoutes(deps: MockDeps, reset: () => Promise<void>): Mounted[] {
  const { clock, db, faults, outbox } = deps;
  const now = () => ({ now: clock.now().toISOString() });
  return guardedBy(refuseOtherSites, [
    on('GET /mock/outbox', ({ query }) => viewOutbox(deps, query)),
    on('POST /mock/faults', async ({ body }) => {
      if (!isFaultTarget(body.target))
        throw new ApiError('INVALID_FIELDS', { errors: { target: 'There is no gateway and no route of this name.' } });
      await faults.add(body);
      return faults.all();
    }),
    on('DELETE /mock/faults', async () => {
      await faults.clear();
      await outbox.tryNow(db);
      return faults.all();
    }),
    on('POST /mock/clock', async ({ body }) => {
      await clock.advance(body.advanceMs);
      return now();
    }),
    on('DELETE /mock/clock', async () => {
      await clock.setRight();
      // What failed by the clock before is due by this one.
      await outbox.tryNow(db);
      return now();
    }),
    on('POST /mock/reset', async () => {
      await reset();
      return { success: true as const };
    }),
  ]);
}
