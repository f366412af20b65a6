import type { AddressInfo } from 'node:net';

import express from 'express';

import { mountCalls } from '../../../platform/calls/calls.ts';
import { answerFailure } from '../../../platform/http/failures.ts';
import { downloadRoutes } from '../routes.ts';

export type Proxy = { url: string; stop(): void };

// Anyone may download.
const UNGUARDED = {} as Parameters<typeof mountCalls>[0];

/** Only the download, with the sources of the test. */
export async function startProxy(...composed: Parameters<typeof downloadRoutes>): Promise<Proxy> {
  const app = express().set('query parser', 'simple');
  app.use(mountCalls(UNGUARDED, downloadRoutes(...composed)));
  app.use(answerFailure);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
