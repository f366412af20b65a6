import type { RetentionRuleName, RetentionTrial } from '@prospectus/contract/retention';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { type Database, rows } from '../database/database.ts';
import { isoOf } from '../database/times.ts';

/** The result of one batch of a rule. */
export type Erased = { erased: number; failed: number };

/** Data that is erased when it is old enough; the settings say after how many days. */
export type RetentionRule = {
  name: RetentionRuleName;
  /** A preview: how many rows are old enough, which of them stay and why, and examples without contacts. */
  look(before: Date): Promise<Pick<RetentionTrial, 'due' | 'kept' | 'sample'>>;
  /** Erases them in batches until nothing is left or the caller stops. */
  erase(before: Date): AsyncGenerator<Erased>;
};

const BATCH_SIZE = 500;
const EXAMPLES = 5;

type PlainRule = {
  db: Database;
  name: RetentionRuleName;
  table: PgTable;
  /** The column that identifies a row. */
  key?: 'id' | 'ctid';
  isDue(before: Date): SQL;
  /** A row as an example. */
  example: { title: SQL; at: SQL };
  /** Columns to clear; without it the rows are deleted. */
  clear?: SQL;
  /** Erases what else is stored about the rows. */
  also?: (tx: Database, ids: readonly string[]) => Promise<void>;
};

/** A rule that erases rows by their age alone. */
export const plainRule = ({ db, name, table, key = 'id', isDue, example, clear, also }: PlainRule): RetentionRule => ({
  name,
  look: async (before) => {
    const due = sql`from ${table} where ${isDue(before)}`;
    const [counted] = await rows<{ n: number }>(db, sql`select count(*)::int as n ${due}`);
    const found = await rows<{ title: string; at: string }>(
      db,
      sql`select ${example.title} as title, ${isoOf(example.at)} as at
        ${due} order by ${example.at} limit ${sql.raw(String(EXAMPLES))}`,
    );
    return { due: counted?.n ?? 0, kept: [], sample: found.map((row) => ({ ...row, lead: null, kept: null })) };
  },
  erase: async function* (before) {
    const id = sql.raw(key);
    for (;;) {
      const erased = await db.transaction(async (tx) => {
        const batch = await rows<{ id: string }>(
          tx,
          sql`${clear ? sql`update ${table} set ${clear}` : sql`delete from ${table}`} where ${id} in (
            select ${id} from ${table} where ${isDue(before)} limit ${sql.raw(String(BATCH_SIZE))} for update skip locked)
            returning ${id}::text as id`,
        );
        const ids = batch.map((row) => row.id);
        await also?.(tx, ids);
        return ids;
      });
      if (erased.length > 0) yield { erased: erased.length, failed: 0 };
      if (erased.length < BATCH_SIZE) return;
    }
  },
});
