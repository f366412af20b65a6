import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';

import { StartError } from '../config/config.ts';
import type { Database, Store } from './database.ts';
import { listenOn } from './listening.ts';
import { connectionLock } from './locks.ts';
import { MIGRATIONS } from './migrations.ts';
import { withTransactions } from './transactions.ts';

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
    await migrateLocked(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listening = listenOn(url);
  return {
    kind: 'postgres',
    pool,
    url,
    db: withTransactions(drizzle(pool) as unknown as Database),
    listen: (channel, listener) => listening.listen(channel, listener),
    close: async () => {
      await listening.close();
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

async function migrateLocked(pool: Pool): Promise<void> {
  const client = await pool.connect();
  const { take, release } = connectionLock('migrations');
  try {
    await client.query(take);
    await migrate(drizzle(client), MIGRATIONS);
    await client.query(release);
    client.release();
  } catch (error) {
    // The lock is released with the connection.
    client.release(true);
    throw error;
  }
}
