import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';

import { createLog, limitLoad, startTracing } from '@prospectus/telemetry';
import type { Express } from 'express';

import { writeNoted } from '../capabilities/audit/index.ts';
import { openLeadNews } from '../capabilities/leads/index.ts';
import { interestNames, publishedContent } from '../capabilities/pages/index.ts';
import { staffAccess, staffNames } from '../capabilities/staff/index.ts';
import { openFeed } from '../content/feed.ts';
import { addNewFields } from '../content/new-fields.ts';
import { indexMissing } from '../content/search-index.ts';
import { openPresence } from '../content/presence.ts';
import { openClock } from '../platform/clock/clock.ts';
import { type Config, StartError } from '../platform/config/config.ts';
import type { Store } from '../platform/database/database.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { openFileStore } from '../platform/files/open.ts';
import { deriveKeys } from '../platform/secrets/keys.ts';
import { readSecrets } from '../platform/secrets/secret.ts';
import { seedDemoLeads } from '../seed/leads/index.ts';
import { seedWhatIsMissing } from '../seed/seeding.ts';
import { createApp } from './app.ts';
import { capabilities } from './capabilities.ts';
import type { Deps } from './deps.ts';
import { allJobs } from './jobs.ts';
import { publicParts } from './public-parts.ts';
import { resetToSeed } from './reset.ts';
import { openThirdParties } from './third-parties.ts';

/** A running API with its dependencies and application. */
export type Api = {
  deps: Deps;
  app: Express;
  listen(port: number, host?: string): Promise<Listening>;
  close(): Promise<void>;
};
type Listening = { port: number; drain(): Promise<void> };

/** Assembles an API on an open store, seeds an empty one, and starts the jobs. */
export async function startApi(config: Config, store: Store, log = createLog('api', config.logLevel)): Promise<Api> {
  const stopping = new AbortController();
  const stopTracing = await startTracing('api', config.traceCollector);
  const clock = await openClock(store);
  const feed = await openFeed(store, { clock, log });
  const { db } = store;
  const presence = await openPresence(store, (ids) => staffNames(db, ids));
  const leadNews = await openLeadNews(store);
  const files = await openFileStore(config);
  const keys = deriveKeys(await readSecrets(config));
  const access = staffAccess({ config, db, clock, keys });
  const thirdParties = await openThirdParties({ config, keys, store, clock, log, feed });
  const { outbox, faults, region } = thirdParties;
  const published = publishedContent({ db, clock, log, others: publicParts });
  const deps: Deps = {
    config,
    keys,
    store,
    db,
    clock,
    files,
    feed,
    access,
    outbox,
    region,
    faults,
    log,
    stopping: stopping.signal,
    staffNames,
    presence,
    leadNews,
    published,
    interests: async () => interestNames(await published.current()),
    documentSubscribers: capabilities.flatMap(({ onDocuments }) => onDocuments ?? []),
    resetToSeed: () => resetToSeed(deps),
  };
  if (!outbox.isOn('sms') && !outbox.isOn('email'))
    log.warn('Neither SMS_URL nor EMAIL_URL is set: one-time codes and links for staff reach nobody.');
  await addNewFields(db);
  await indexMissing(db);
  for (const capability of capabilities) await capability.start?.(deps);
  await seedWhatIsMissing(deps);
  await seedDemoLeads(deps);
  const jobs = startJobs(allJobs(deps), deps);
  const app = createApp(deps);
  return {
    deps,
    app,
    listen: (port, host) =>
      listen(createServer(limitLoad(app, LIMITS)), port, host, {
        stopping: () => stopping.abort(),
        ...(config.trustProxy > 0 ? BEHIND_PROXY : WITHOUT_PROXY),
      }),
    close: async () => {
      stopping.abort();
      await jobs.stop();
      await writeNoted(deps);
      await thirdParties.stop();
      await presence.stop();
      await leadNews.stop();
      await feed.stop();
      await clock.stop();
      files.close();
      await store.close();
      await stopTracing();
    },
  };
}

// At the speed of the embedded database, a hundred enquiries are answered within a second.
const LIMITS = { applicants: 100, others: 100 };

async function listen(server: Server, port: number, host: string | undefined, drained: Draining): Promise<Listening> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // The site allows 30 seconds.
  server.requestTimeout = 60_000;
  server.timeout = SILENT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is in use. Stop what uses it, or set API_PORT to another.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    drain: () => drain(server, drained),
  };
}

// A client that neither sends nor reads; an event stream sends something every 15 seconds.
const SILENT_MS = 90_000;
// Longer than the idle timeout of any proxy in front, which could otherwise reuse a connection that is closing.
const KEEP_ALIVE_MS = 65_000;
type Draining = { stopping: () => void; idleMs: number; longestMs: number };
const WITHOUT_PROXY = { idleMs: 50, longestMs: 5_000 };
// A proxy can be sending a request on a connection that is idle here. The one of docs/operations closes such a connection
// after two seconds.
const BEHIND_PROXY = { idleMs: 3_000, longestMs: 25_000 };

/** Accepts no further connection, answers requests in progress, and closes every connection after its answer. */
async function drain(server: Server, { stopping, idleMs, longestMs }: Draining): Promise<void> {
  server.prependListener('request', (_req, res) => (res.shouldKeepAlive = false));
  // An HTTP server's own `close` also closes idle connections.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  stopping();
  const idle = setInterval(() => server.closeIdleConnections(), idleMs);
  const longest = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(idle);
  clearTimeout(longest);
}
