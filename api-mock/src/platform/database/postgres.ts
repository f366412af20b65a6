import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';

import { StartError } from '../config/config.ts';
import type { Database, Store } from './database.ts';
import { listenOn } from './listening.ts';
import { connectionLock } from './locks.ts';
import { MIGRATIONS } from './migrations.ts';
import { withTransactions } from './transactions.ts';

const LOWEST_VERSION = 150_000;
const CONNECT_MS = 5_000;

/**
 * PostgreSQL 15 or newer, migrated under a lock so that processes may start together. `url` may lead to a pooler that
 * lends connections for a transaction; `directUrl` leads to the database itself, for what needs a session.
 */
export async function openPostgres(url: string, size = 10, directUrl = url): Promise<Store> {
  await prepare(directUrl, directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    // A new connection reads the catalogue again, which takes longer than most statements.
    idleTimeoutMillis: 300_000,
  });
  // A connection that breaks is replaced by the pool. Without listeners it would end the process: the pool's while the
  // connection is idle, its own between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select').catch(unreachable('DATABASE_URL'));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listening = listenOn(directUrl);
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

const unreachable = (variable: string) => (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  const reason = (message || code || 'no answer').replace(/\.$/, '');
  throw new StartError(`The database of ${variable} cannot be reached: ${reason}.`);
};

/** Migrates the database, and sets what every later connection has from its beginning. */
async function prepare(directUrl: string, variable: string): Promise<void> {
  const client = new Client({ connectionString: directUrl, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect().catch(unreachable(variable));
  try {
    await requireSession(client, variable);
    await client.query(connectionLock('migrations'));
    await migrate(drizzle(client), MIGRATIONS);
    await client.query(WITHOUT_JIT);
  } finally {
    // The lock is released with the connection.
    await client.end();
  }
}

async function requireSession(client: Client, variable: string): Promise<void> {
  const { rows } = await client.query<{ version: string; pid: number }>(
    "select current_setting('server_version_num') as version, pg_backend_pid() as pid",
  );
  if (Number(rows[0]?.version) < LOWEST_VERSION) throw new StartError(`${variable} must be PostgreSQL 15 or newer.`);
  // A pooler invents the number of a connection. Notifications would get lost behind it.
  if (rows[0]?.pid !== (client as { processID?: number }).processID)
    throw new StartError(
      `${variable} leads to a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
    );
}

// Compiling a statement takes longer than any of ours runs. A setting of the role, as a pooler loses one of a connection.
const WITHOUT_JIT = `do $$ begin
  if current_setting('jit')::boolean then
    execute format('alter role current_user in database %I set jit = off', current_database());
  end if;
end $$`;
