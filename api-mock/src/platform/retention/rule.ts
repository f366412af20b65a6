import type { RetentionRuleName, RetentionTrial } from '@prospectus/contract/retention';
import { type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../database/database.ts';

/** The result of one round of a rule. */
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
  /** The rows that are old enough: `table where …`. */
  due(before: Date): SQL;
  /** A row as an example. */
  example: { title: SQL; at: SQL };
  /** A statement that erases at most so many of them and returns each. */
  erase(before: Date, most: SQL): SQL;
};

/** A rule that deletes rows by their age alone. */
export const plainRule = ({ db, name, due, example, erase }: PlainRule): RetentionRule => ({
  name,
  look: async (before) => {
    const [counted] = await rows<{ n: number }>(db, sql`select count(*)::int as n from ${due(before)}`);
    const found = await rows<{ title: string; at: string }>(
      db,
      sql`select ${example.title} as title, to_char(${example.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from ${due(before)} order by ${example.at} limit ${sql.raw(String(EXAMPLES))}`,
    );
    return {
      due: counted?.n ?? 0,
      kept: [],
      sample: found.map(({ title, at }) => ({ title, at, lead: null, kept: null })),
    };
  },
  erase: async function* (before) {
    for (;;) {
      const gone = await rows(db, erase(before, sql.raw(String(BATCH_SIZE))));
      if (gone.length > 0) yield { erased: gone.length, failed: 0 };
      if (gone.length < BATCH_SIZE) return;
    }
  },
});

/** A time in a statement. */
export const timeOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
