import { randomBytes } from 'node:crypto';

import { Pool } from 'pg';

/** Creates a database with a new name on the same server, as a copy of `template` if it is set. */
export async function createDatabase(
  server: string,
  template?: string,
  name = `prospectus_test_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  await run(server, `create database "${name}"${template ? ` template "${template}"` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export const dropDatabase = (server: string, url: string): Promise<void> =>
  run(server, `drop database if exists "${new URL(url).pathname.slice(1)}" with (force)`);

/** One connection a process and server: PostgreSQL forks a process for each. */
const connections = new Map<string, Pool>();

async function run(server: string, statement: string): Promise<void> {
  const pool = connections.get(server) ?? new Pool({ connectionString: server, max: 1, allowExitOnIdle: true });
  // A server that is stopped between two statements.
  if (!connections.has(server))
    connections.set(
      server,
      pool.on('error', () => undefined),
    );
  await pool.query(statement);
}
