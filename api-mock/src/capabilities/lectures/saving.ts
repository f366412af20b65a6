import { ApiError, type LectureChange, type LectureOperation } from '@prospectus/contract';
import { and, eq, isNull } from 'drizzle-orm';

import type { StoreDeps } from '../../operations/table-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { savePlan, type Saving } from './change.ts';
import { planOperations } from './operations.ts';
import { type LectureRow, lectures } from './tables.ts';

/** A change, and the first lecture it is about as it is stored. */
type Saved = LectureChange & { first: LectureRow };

/** Plans and saves operations as one change. The lock is taken already. */
export async function saveOperations(
  tx: Database,
  deps: Pick<StoreDeps, 'tableSubscribers'>,
  operations: readonly LectureOperation[],
  { by, at, kind, allowClash = false }: Omit<Saving, 'allowClash'> & { allowClash?: boolean | undefined },
): Promise<Saved> {
  const plan = await planOperations(tx, operations, { by, at });
  const saved = await savePlan(tx, deps, plan, { by, at, kind, allowClash });
  const [named] = operations;
  const edit = plan.edits.find(({ after }) => named?.op !== 'create' && after.id === named?.id) ?? plan.edits[0];
  if (!edit) throw new ApiError('INTERNAL');
  return { ...saved, first: edit.after };
}

/** A lecture that was not deleted. */
export async function findLecture(db: Database, id: string): Promise<LectureRow> {
  const [row] = await db
    .select()
    .from(lectures)
    .where(and(eq(lectures.id, id), isNull(lectures.deleted_at)));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}
