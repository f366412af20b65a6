import { ApiError, EVENTS_BYTES } from '@prospectus/contract';
import express, { type RequestHandler } from 'express';

import { type Mounted, on } from '../../platform/calls/calls.ts';
import { storableText } from '../../platform/http/storable-text.ts';
import { limitPerAddress } from '../../platform/limits/limit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from '../outbox/index.ts';
import { collector } from './collect.ts';

const TYPES = ['application/json', 'text/plain'];
const read = express.json({ limit: EVENTS_BYTES, type: TYPES });

/** A beacon's body is text to the browser, and JSON to us. */
const beaconBody: RequestHandler = (req, res, next) => {
  if (!req.is(TYPES)) throw new ApiError('UNSUPPORTED_TYPE');
  read(req, res, next);
};

/** A text needs no permission to be sent from another site, so the browser's word on where it comes from counts. */
const fromThisSite: RequestHandler = (req, _res, next) => {
  if (req.get('sec-fetch-site') === 'cross-site') throw new ApiError('NOT_ALLOWED');
  next();
};

/** `POST /events` (§7): what a page's collector sends. Answers 202 whatever becomes of single events. */
export function beaconRoutes(deps: Platform & { outbox: Outbox }): Mounted[] {
  const collect = collector(deps);
  const perAddress = limitPerAddress(deps, { scope: 'events', points: 120, seconds: 60 });
  return [
    on('POST /events', fromThisSite, perAddress, beaconBody, storableText, ({ body, req }) => {
      return collect(body, req);
    }),
  ];
}
