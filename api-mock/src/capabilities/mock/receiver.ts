import { ApiError } from '@prospectus/contract';
import { desc } from 'drizzle-orm';
import express from 'express';

import { guardedBy, type Mounted, on } from '../../platform/calls/calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { signerOf } from '../webhooks/index.ts';
import { refuseOtherSites } from './other-sites.ts';
import { mockReceived } from './tables.ts';

const NEWEST = 100;
const MOST_BYTES = '256kb';

/**
 * A receiver of webhooks: it checks signatures as those of other systems do, and lists what it was sent. Bodies are
 * signed as they are, so it is mounted before they are read as JSON.
 */
export function mockReceiverRoutes(deps: Pick<Platform, 'db' | 'keys' | 'clock'>): Mounted[] {
  const { db, clock } = deps;
  const body = express.text({ type: () => true, limit: MOST_BYTES });
  return guardedBy(refuseOtherSites, [
    on('POST /mock/receiver', body, async ({ req }) => {
      const text = typeof req.body === 'string' ? req.body : '';
      const webhook = await signerOf(deps, req.headers, text);
      const event: unknown = webhook ? JSON.parse(text) : null;
      await db.insert(mockReceived).values({ at: clock.now(), webhook: webhook?.id ?? null, event });
      if (!webhook) throw new ApiError('NOT_ALLOWED');
      return { success: true as const };
    }),
    on('GET /mock/receiver', async () => {
      const found = await db.select().from(mockReceived).orderBy(desc(mockReceived.id)).limit(NEWEST);
      return found.map(({ at, webhook, event }) => ({ at: at.toISOString(), webhook, event }));
    }),
  ]);
}
