import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';

import { StartError } from '../config/config.ts';
import type { Database, Store } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

const MIGRATION_LOCK = 7_201_935;
const LOWEST_VERSION = 150_000;

/** PostgreSQL 15 or newer, migrated under a lock so that processes may start together. */
export async function openPostgres(url: string, size = 10): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    // A new connection reads the catalogue again, which takes longer than most statements.
    idleTimeoutMillis: 300_000,
    // Compiling a statement takes longer than any of ours runs. The pool waits for it before it lends the connection.
    // oxlint-disable-next-line typescript/no-misused-promises -- its type says void, and it is awaited
    onConnect: (client) => client.query('set jit = off'),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await checkVersion(pool);
    await migrateLocked(url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'postgres',
    pool,
    url,
    db: drizzle(pool) as unknown as Database,
    listen: async (channel, listener) => {
      const stop = await listenReconnecting(url, channel, listener);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

async function checkVersion(pool: Pool): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>('show server_version_num').catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reason(error)}.`);
  });
  if (Number(answer.rows[0]?.server_version_num) < LOWEST_VERSION)
    throw new StartError('DATABASE_URL must be PostgreSQL 15 or newer.');
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (message || code || 'no answer').replace(/\.$/, '');
}

async function migrateLocked(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), MIGRATIONS);
  } finally {
    await client.end();
  }
}

async function listenReconnecting(
  url: string,
  channel: string,
  listener: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url });
    next.on('notification', (message) => listener(message.payload ?? ''));
    next.on('error', () => undefined);
    next.on('end', () => {
      // Notifications were lost meanwhile, so the listener is called once to read for itself.
      if (!stopped)
        retry = setTimeout(
          () =>
            void connect().then(
              () => listener(''),
              () => undefined,
            ),
          1_000,
        ).unref();
    });
    client = next;
    await next.connect();
    await next.query(`listen "${channel}"`);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
