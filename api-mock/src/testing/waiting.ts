import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { type Database, rows } from '../platform/database/database.ts';

/** Resolves once one connection to this PostgreSQL database waits for a lock. */
export const untilOneWaits = (db: Database): Promise<void> =>
  expect
    .poll(async () => {
      const [waiting] = await rows<{ n: number }>(
        db,
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting?.n;
    })
    .toBe(1);
