import type { Writable } from 'node:stream';

import type { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Drizzle over PGlite or PostgreSQL, or a transaction on either. Capabilities use nothing else of the database. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with what drizzle does not offer. */
export type Store = {
  db: Database;
  /** Listens to NOTIFY on a channel until the returned function is called. On PostgreSQL it reconnects by itself. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
} & (
  | {
      kind: 'pglite';
      client: PGlite;
      /** Writes a copy of the running database as a tar file; absent of a database in memory. */
      copyTo?: (output: Writable) => Promise<void>;
    }
  | { kind: 'postgres'; pool: Pool; url: string }
);

/** Rows of a raw statement. Times come as strings; cast what matters in the statement. */
export async function rows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** Notifies every process that listens; inside a transaction, when it commits. */
export async function notify(db: Database, channel: string, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
