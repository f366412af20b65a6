import { COOKIE, type eventBatch, type eventReceipt, FIXED_PAGES, type PageEvent } from '@prospectus/contract';
import type { Request } from 'express';
import type { z } from 'zod';

import { pagePaths } from '../../content/page-paths.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { browserAllowsTracking } from '../../platform/http/tracking.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import { addCounts, countOf, roomIn } from './counts.ts';

export type EventDeps = Pick<Platform, 'db' | 'clock'> & { outbox: Outbox };
type Receipt = z.output<typeof eventReceipt>;

/** Counts the events of a beacon, and sends them to the customer-data service as one message. */
export function collector(deps: EventDeps) {
  const { db, clock, outbox } = deps;
  const readPaths = knownPaths(deps);
  const hasRoom = roomIn(deps);

  return async (batch: z.output<typeof eventBatch>, req: Request): Promise<Receipt> => {
    const nothing = { stored: 0, dropped: batch.events.length };
    if (!browserAllowsTracking(req)) return nothing;
    const known = batch.events.filter((event) => event !== null);
    const day = dayIn(clock.now());
    if (known.length === 0 || !(await hasRoom(day))) return nothing;

    const pathOf = await readPaths();
    const events = known.map((event) => ({ ...event, path: pathOf(event.path) }));
    const visit = { day, source: batch.source ?? 'direct', device: deviceOf(req.get('user-agent')) } as const;
    await db.transaction(async (tx) => {
      await addCounts(
        tx,
        events.map((event) => countOf(event, visit)),
      );
      if (outbox.isOn('cdp')) await outbox.enqueue(tx, messageOf(events, labelOf(req)));
    });
    return { stored: events.length, dropped: nothing.dropped - events.length };
  };
}

/** The label of the visit: a random number from the browser, which identifies no lead and no account. */
const labelOf = (req: Request): string => {
  const label: unknown = (req.cookies as Record<string, unknown>)[COOKIE.sessionLabel];
  return typeof label === 'string' && /^[1-9]\d{5}$/.test(label) ? label : '';
};

const messageOf = (events: readonly PageEvent[], label: string) => ({
  ...{ channel: 'cdp' as const, purpose: 'page.events', subject: label, recipient: label },
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

const CACHED_MS = 60_000;
/** Stands for every other address, which could contain personal data. */
const OTHER_PATH = 'other';
/** Pages that are not records. */
const OWN_PATHS = ['/', '/admissionportal', '/online-degree-education-learning-courses-ct', '/my-enquiry', '/search'];

/** Reads the live pages at most once a minute; returns the path under which an address is counted. */
function knownPaths({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  let paths: ReadonlySet<string> = new Set();
  let until = 0;
  return async (): Promise<(address: string) => string> => {
    const now = clock.now().getTime();
    if (now >= until || now < until - CACHED_MS) {
      paths = new Set([...(await pagePaths(db, 'published')), ...Object.keys(FIXED_PAGES), ...OWN_PATHS]);
      until = now + CACHED_MS;
    }
    return (address) => {
      const { pathname = '' } = URL.parse(address, 'http://site.invalid') ?? {};
      const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
      return paths.has(path) ? path : OTHER_PATH;
    };
  };
}
