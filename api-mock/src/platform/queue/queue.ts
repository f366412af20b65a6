import { setTimeout as pause } from 'node:timers/promises';

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Channel } from '@prospectus/contract';

import type { Database, Store } from '../database/database.ts';

/** One attempt at each of some jobs; answers those to be tried again, each with the reason. */
export type Work = (attempts: { id: string; last: boolean }[]) => Promise<Map<string, string>>;

export type Queue = {
  /** Part of the transaction it is given: no commit, no job. */
  send(tx: Database, channel: QueuedChannel, ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  stop(): Promise<void>;
};

const DEAD = 'gateway-dead';
const queueOf = (channel: QueuedChannel) => `gateway-${channel}`;
const STOP_MS = 5_000;
// Fetching and finishing cost as much for one job as for many: after each batch the next one is collected for a short time.
const BATCH = 50;
const BATCH_PAUSE_MS = 50;
// A finished job is of no use: the outbox has the record.
const RETENTION_SECONDS = 3_600;
// How often jobs are looked for whose process was killed.
const CHECK_SECONDS = 20;

/**
 * The queue behind the outbox, one a channel, so that a stalled gateway delays its own work alone.
 * Workers are notified at commit, and poll for what they missed and for retries that fall due.
 */
export async function openQueue(store: Store, work: Work, failed: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    ...connection(store),
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: CHECK_SECONDS,
    monitorIntervalSeconds: CHECK_SECONDS,
  });
  boss.on('error', failed);
  await boss.start();
  await boss.createQueue(DEAD);
  for (const channel of CHANNELS) {
    const name = queueOf(channel);
    const { retries, workers, pollSeconds } = QUEUES[channel];
    const options = { ...retries, deleteAfterSeconds: RETENTION_SECONDS, notify: true, deadLetter: DEAD };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    // Also fills the cache of queues, without which a send inside a transaction would query PGlite's one connection, and deadlock.
    await boss.work(
      name,
      {
        includeMetadata: true,
        batchSize: BATCH,
        perJobResults: true,
        localConcurrency: workers,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async (jobs: JobWithMetadata<{ id: string }>[]) => {
        const failures = await work(
          jobs.map(({ data, retryCount, retryLimit }) => ({ id: data.id, last: retryCount >= retryLimit })),
        );
        await pause(BATCH_PAUSE_MS);
        return jobs.map(({ id, data }) => {
          const reason = failures.get(data.id);
          return reason === undefined
            ? { id, status: 'completed' as const }
            : { id, status: 'failed' as const, output: { reason } };
        });
      },
    );
  }
  return {
    send: async (tx, channel, ids) => {
      await boss.insert(
        queueOf(channel),
        ids.map((id) => ({ data: { id } })),
        { db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql) },
      );
    },
    clear: async () => {
      for (const name of [...CHANNELS.map(queueOf), DEAD]) await boss.deleteAllJobs(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

/** Whether a job waits, or is under way, for the entry with this id. */
export const hasJob = (id: AnyColumn): SQL =>
  sql`exists (select 1 from pgboss.job where data->>'id' = ${id}::text and state in ('created', 'retry', 'active'))`;

// A code is retried often and dropped when it expires; other messages may wait out a long outage.
// The waits double, and pg-boss spreads each at random over its upper half.
const URGENT = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 30, expireInSeconds: 15 };
const PATIENT = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 30 };
const QUEUES = {
  sms: { retries: URGENT, workers: 2, pollSeconds: 1 },
  email: { retries: URGENT, workers: 1, pollSeconds: 1 },
  erp: { retries: PATIENT, workers: 1, pollSeconds: 1 },
  cdp: { retries: PATIENT, workers: 1, pollSeconds: 5 },
  referrals: { retries: PATIENT, workers: 1, pollSeconds: 5 },
  webhooks: { retries: PATIENT, workers: 2, pollSeconds: 1 },
} as const satisfies Partial<Record<Channel, object>>;

/** Channels that are handed things by the queue. */
export type QueuedChannel = keyof typeof QUEUES;
const CHANNELS = Object.keys(QUEUES) as QueuedChannel[];

// Beside the pool of the requests, so that a busy one delays no delivery; a small pool means a small one here too.
const MAX_CONNECTIONS = 4;

function connection(store: Store): ConstructorOptions {
  return store.kind === 'pglite'
    ? { db: fromPglite(store.client), backend: 'pglite' }
    : {
        connectionString: store.url,
        max: Math.min(MAX_CONNECTIONS, Math.ceil((store.pool.options.max ?? 1) / 2)),
        application_name: 'outbox',
      };
}
