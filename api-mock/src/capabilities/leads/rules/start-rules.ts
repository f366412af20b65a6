import type { AssignmentFields, ScoreRule } from '@prospectus/contract/rules';
import { sql } from 'drizzle-orm';

import type { Database } from '../../../platform/database/database.ts';
import { leadAssignment, leadScoreRules } from './rules-table.ts';
import { writeScores } from './score-sweep.ts';

type Start = { assignment: AssignmentFields; score: readonly ScoreRule[]; now: Date };

/** The rules a seeded installation begins with, and the scores of all its leads. */
export async function startLeadRules(tx: Database, { assignment, score, now }: Start): Promise<void> {
  await tx.insert(leadAssignment).values({ fields: assignment, changed_at: now }).onConflictDoNothing();
  const live = { number: 1, rules: [...score] };
  await tx.insert(leadScoreRules).values({ ...live, state: 'live', changed_at: now, live_at: now });
  await writeScores(tx, live, now, sql`true`);
}
