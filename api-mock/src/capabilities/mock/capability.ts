import { ApiError } from '@prospectus/contract';
import { desc, sql } from 'drizzle-orm';
import express, { type RequestHandler, Router } from 'express';

import { guardedBy, type Mounted, on } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import type { Outbox } from '../outbox/index.ts';
import { signerOf } from '../webhooks/index.ts';
import { failRoutes, type Faults, isFaultTarget } from './faults.ts';
import { viewOutbox } from './outbox-view.ts';
import { mockReceived } from './tables.ts';

type MockDeps = Platform & { faults: Faults; outbox: Outbox; resetToSeed(): Promise<void> };

/** The mock controls of `local` mode: faults, clock, outbox, reset, and a receiver of webhooks. */
export const mock: Capability<MockDeps> = {
  name: 'mock',
  localOnly: true,
  mount: (deps) => ({
    first: Router().use('/api', failRoutes(deps.faults)),
    uploads: receiverRoutes(deps),
    routes: [controlRoutes(deps)],
  }),
  reset: async ({ db, faults }) => {
    await faults.clear();
    await db.execute(sql`delete from mock_received`);
  },
};

// A page of another site that a developer has open must not delete their data with a plain form.
const refuseOtherSites: RequestHandler = (req, _res, next) => {
  if (req.get('sec-fetch-site') === 'cross-site') throw new ApiError('NOT_ALLOWED');
  next();
};

function controlRoutes(deps: MockDeps): Mounted[] {
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
      // Retries were scheduled by the moved clock.
      await outbox.tryNow(db);
      return now();
    }),
    on('POST /mock/reset', async () => {
      await deps.resetToSeed();
      return { success: true as const };
    }),
  ]);
}

const MAX_RECEIVED = 100;

/** A receiver of webhooks that checks signatures. They sign the raw body, so it is mounted before the JSON reader. */
function receiverRoutes(deps: Pick<Platform, 'db' | 'keys' | 'clock'>): Mounted[] {
  const { db, clock } = deps;
  const rawBody = express.text({ type: () => true, limit: '256kb' });
  return guardedBy(refuseOtherSites, [
    on('POST /mock/receiver', rawBody, async ({ req }) => {
      const text = typeof req.body === 'string' ? req.body : '';
      const webhook = await signerOf(deps, req.headers, text);
      const event: unknown = webhook ? JSON.parse(text) : null;
      await db.insert(mockReceived).values({ at: clock.now(), webhook: webhook?.id ?? null, event });
      if (!webhook) throw new ApiError('NOT_ALLOWED');
      return { success: true as const };
    }),
    on('GET /mock/receiver', async () => {
      const received = await db.select().from(mockReceived).orderBy(desc(mockReceived.id)).limit(MAX_RECEIVED);
      return received.map(({ at, webhook, event }) => ({ at: at.toISOString(), webhook, event }));
    }),
  ]);
}
