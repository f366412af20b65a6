import { COOKIE, type eventBatch, type eventReceipt, type PageEvent } from '@prospectus/contract';
import type { Request } from 'express';
import type { z } from 'zod';

import { dayIn } from '../../platform/clock/clock.ts';
import { browserAllowsTracking } from '../../platform/http/tracking.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import { countOf, type EventCount } from './count.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { knownPaths } from './known-paths.ts';
import { addCounts, roomIn } from './store.ts';

type Receipt = z.output<typeof eventReceipt>;

/** Counts what a beacon brings, and hands it to the customer-data service as one message. */
export function collector(deps: Platform & { outbox: Outbox }) {
  const { db, clock, outbox } = deps;
  const pathOf = knownPaths(deps);
  const hasRoom = roomIn(deps);

  return async (batch: z.output<typeof eventBatch>, req: Request): Promise<Receipt> => {
    const none = { stored: 0, dropped: batch.events.length };
    if (!browserAllowsTracking(req)) return none;
    const known = batch.events.filter((event) => event !== null);
    const day = dayIn(clock.now());
    if (known.length === 0 || !(await hasRoom(day))) return none;

    const paths = await pathOf();
    const events = known.map((event) => ({ ...event, path: paths(event.path) }));
    const visit = { day, source: batch.source ?? 'direct', device: deviceOf(req.get('user-agent')) } as const;
    const counts: EventCount[] = events.map((event) => countOf(event, visit));
    await db.transaction(async (tx) => {
      await addCounts(tx, counts);
      if (outbox.isOn('cdp')) await outbox.enqueue(tx, message(events, labelOf(req)));
    });
    return { stored: events.length, dropped: none.dropped - events.length };
  };
}

/** The label of the visit is a random number the browser gave itself; no lead and no account is known by it. */
const labelOf = (req: Request): string => {
  const label: unknown = (req.cookies as Record<string, unknown>)[COOKIE.sessionLabel];
  return typeof label === 'string' && /^[1-9]\d{5}$/.test(label) ? label : '';
};

const message = (events: readonly PageEvent[], label: string) => ({
  channel: 'cdp' as const,
  purpose: 'page.events',
  subject: label,
  recipient: label,
  body: {
    type: 'batch',
    anonymousId: label,
    batch: events.map(({ name, at, path, props }) => ({
      type: 'track',
      event: name,
      timestamp: at,
      properties: { ...props, path },
    })),
  },
});
