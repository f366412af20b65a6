import { ApiError, type LectureCheck, type lectureCheckAnswer, type LectureOperation } from '@prospectus/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';

import type { Database } from '../../platform/database/database.ts';
import { writePlan } from './change.ts';
import { planOperations } from './operations.ts';
import { reachOf } from './reach.ts';
import { lectures } from './tables.ts';

type Answer = z.output<typeof lectureCheckAnswer>;
class RolledBack extends Error {}

/** What a change would clash with and whom it would reach: it is made and taken back, so that nothing is left out. */
export async function checkChange(
  db: Database,
  body: LectureCheck,
  { by, at }: { by: string; at: Date },
): Promise<Answer> {
  let answer: Answer | undefined;
  const make = async (tx: Database) => {
    const operations = 'operations' in body ? body.operations : [await operationOf(tx, body)];
    const plan = await planOperations(tx, operations, { by, at });
    // Written with its batches in their spelling, so whom it reaches comes after.
    const clashes = await writePlan(tx, plan);
    const gone = plan.edits.filter(({ after }) => after.deleted_at !== null).length;
    const isNew = new Set(plan.edits.flatMap(({ before, after }) => (before ? [] : [after.id])));
    answer = {
      clashes: clashes.map((clash) => ({
        ...clash,
        of: { ...clash.of, id: isNew.has(clash.of.id ?? '') ? null : clash.of.id },
      })),
      reach: await reachOf(tx, plan.edits, at),
      counts: { saved: plan.edits.length - gone, deleted: gone },
    };
    throw new RolledBack();
  };
  try {
    await db.transaction(make);
  } catch (error) {
    if (!(error instanceof RolledBack) || !answer) throw error;
  }
  if (!answer) throw new ApiError('INTERNAL');
  return answer;
}

/** A lecture as the form has it, as an operation on the one that is stored. */
async function operationOf(
  tx: Database,
  { id, repeat, scope, cancelled, ...fields }: Exclude<LectureCheck, { operations: unknown }>,
): Promise<LectureOperation> {
  if (!id) return { op: 'create', fields, repeat };
  const [row] = await tx
    .select({ version: lectures.version })
    .from(lectures)
    .where(and(eq(lectures.id, id), isNull(lectures.deleted_at)));
  if (!row) throw new ApiError('NOT_FOUND');
  return { op: 'update', id, version: row.version, fields: { ...fields, cancelled }, scope };
}
