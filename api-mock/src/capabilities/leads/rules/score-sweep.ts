import type { LeadScore } from '@prospectus/contract';
import type { ScoreRule } from '@prospectus/contract/rules';
import { eq, type SQL, sql } from 'drizzle-orm';

import { type Database, rows } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { arrayOf, holds, pointsBy, pointsUntil } from './conditions.ts';
import { leadScoreRules } from './rules-table.ts';

const BATCH_SIZE = 1_000;
const ROUNDS = 10;

type Live = { number: number; rules: ScoreRule[] };

/** The rules that count; undefined before any were. */
async function liveRules(db: Database): Promise<Live | undefined> {
  const [live] = await db
    .select({ number: leadScoreRules.number, rules: leadScoreRules.rules })
    .from(leadScoreRules)
    .where(eq(leadScoreRules.state, 'live'));
  return live;
}

/**
 * Counts the score of leads to which something happened, of those whose score is that of earlier rules, and of those
 * whose last enquiry is no longer recent, in batches that keep a round short.
 */
export async function scoreLeads({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const live = await liveRules(db);
  if (!live) return;
  const now = clock.now();
  const due = [
    sql`scored_for is distinct from updated_at`,
    sql`score_until <= ${now.toISOString()}::timestamptz`,
    sql`score_rules < ${live.number}::int`,
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    let most = 0;
    for (const which of due)
      most = Math.max(most, await db.transaction((tx) => scoreBatch(tx, { live, now, which, limit: BATCH_SIZE })));
    if (most < BATCH_SIZE) return;
  }
}

type Batch = { live: Live; now: Date; which: SQL; limit: number };

/**
 * Two statements: the second sees what was committed until the leads were locked. One alone could count without an
 * event and note that it counted with it.
 */
async function scoreBatch(tx: Database, { live, now, which, limit }: Batch): Promise<number> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from leads where ${which} limit ${sql.raw(String(limit))} for update skip locked`,
  );
  if (found.length > 0) await writeScores(tx, live, now, sql`id = any(${arrayOf(found.map(({ id }) => id))})`);
  return found.length;
}

/** Counts and stores the scores of some leads. */
export const writeScores = async (tx: Database, { number, rules }: Live, now: Date, which: SQL): Promise<void> =>
  void (await tx.execute(sql`
    update leads set score = ${pointsBy(rules, now)}, score_rules = ${number}::int, scored_for = updated_at,
      score_until = ${pointsUntil(rules, now)} where ${which}`));

/** How many leads have a score of earlier rules, counted to a number. */
export async function countStale(db: Database, number: number, upTo: number): Promise<number> {
  const [counted] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from
      (select 1 from leads where score_rules < ${number}::int limit ${sql.raw(String(upTo))}) as stale`,
  );
  return counted?.n ?? 0;
}

/** A lead's score as it is now, line by line. */
export async function explainScore(db: Database, id: string, now: Date): Promise<LeadScore> {
  const { rules } = (await liveRules(db)) ?? { rules: [] };
  const held = rules.map(({ when }) => holds(when, now));
  const [lead] = await rows<{ held: boolean[] }>(
    db,
    sql`select array[${sql.join(held, sql`, `)}]::boolean[] as held from leads where id = ${id}::uuid`,
  );
  const lines = rules.filter((_, at) => lead?.held[at]).map(({ when, points }) => ({ when, points }));
  return { score: lines.reduce((sum, { points }) => sum + points, 0), lines };
}
