import { ApiError, EVENTS_BYTES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import express, { type RequestHandler } from 'express';

import { type Mounted, on } from '../../platform/calls/calls.ts';
import { dayIn } from '../../platform/clock/clock.ts';
import { storableText } from '../../platform/http/storable-text.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { plainRule } from '../../platform/retention/rule.ts';
import type { Capability } from '../capability.ts';
import { collector, type EventDeps } from './collect.ts';
import { readFormFigures } from './form-figures.ts';
import { eventCounts } from './tables.ts';

/** Page events, counted without personal data, and the figures of the form. */
export const pageEvents: Capability<Platform & EventDeps> = {
  name: 'page events',
  mount: (deps) => ({
    uploads: beaconRoutes(deps),
    routes: [[on('GET /admin/form-figures', ({ query }) => readFormFigures(deps.db, deps.clock.now(), query))]],
  }),
  rules: (deps) => [eventRule(deps)],
  reset: async ({ db }) => void (await db.delete(eventCounts)),
};

export const eventRule = ({ db }: Pick<Platform, 'db'>) =>
  plainRule({
    ...{ db, name: 'page-events', table: eventCounts, key: 'ctid' },
    isDue: (before) => sql`day < ${dayIn(before)}::date`,
    example: { title: sql`name || ' · ' || path`, at: sql`day::timestamp at time zone 'Asia/Kolkata'` },
  });

/** Page events as the site's collector sends them (§7): 202, even if single events are dropped. */
function beaconRoutes(deps: Platform & EventDeps): Mounted[] {
  const collect = collector(deps);
  const perAddress = limitPerAddress(deps, { scope: 'events', points: 120, seconds: 60 });
  return [
    on('POST /events', refuseOtherSites, perAddress, beaconBody, storableText, ({ body, req }) => collect(body, req)),
  ];
}

const BODY_TYPES = ['application/json', 'text/plain'];
const readJson = express.json({ limit: EVENTS_BYTES, type: BODY_TYPES });

// Browsers send a beacon's JSON as text.
const beaconBody: RequestHandler = (req, res, next) => {
  if (!req.is(BODY_TYPES)) throw new ApiError('UNSUPPORTED_TYPE');
  readJson(req, res, next);
};

// Other sites may send text without a preflight request.
const refuseOtherSites: RequestHandler = (req, _res, next) => {
  if (req.get('sec-fetch-site') === 'cross-site') throw new ApiError('NOT_ALLOWED');
  next();
};
