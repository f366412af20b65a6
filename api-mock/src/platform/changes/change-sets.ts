import { ApiError, can, ROLE, type StaffUser } from '@prospectus/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { type ChangeSet, changeSets } from './change-sets-table.ts';

/** Who undoes a change, and when; `allowClash`: also where that makes lectures clash. */
export type Undoing = { by: string; at: Date; allowClash: boolean };
/** How many records were put back; where that is a change that can be undone, its id and what it has done. */
export type Undone = { undone: number; changeId?: string };
/** Puts back what a change set has changed, all or nothing, as a part of the caller's transaction. */
export type Undo = (tx: Database, set: ChangeSet, undoing: Undoing) => Promise<Undone>;

/** Stores a change so that it can be undone; further records of a person's bulk action are added to it. */
export async function rememberChange(tx: Database, set: Omit<ChangeSet, 'undone_by'>): Promise<void> {
  const stored = await tx
    .insert(changeSets)
    .values(set)
    .onConflictDoUpdate({
      target: changeSets.id,
      set: { entries: sql`${changeSets.entries} || excluded.entries` },
      setWhere: sql`change_sets.kind = 'bulk' and change_sets.undone_by is null
        and (change_sets.kind, change_sets.resource, change_sets.by) = (excluded.kind, excluded.resource, excluded.by)`,
    })
    .returning({ id: changeSets.id });
  if (stored.length === 0)
    throw new ApiError('INVALID_FIELDS', { errors: { changeId: 'Another change has this id.' } });
}

/** Undoes a change set. Another's looks like none, except to an ADMIN. */
export async function undoChangeSet<T extends Undone>(
  tx: Database,
  { id, person, ...undoing }: Omit<Undoing, 'by'> & { id: string; person: Pick<StaffUser, 'id' | 'role'> },
  undo: (set: ChangeSet, undoing: Undoing) => Promise<T>,
): Promise<T> {
  const [set] = await tx.select().from(changeSets).where(eq(changeSets.id, id)).for('update');
  const isTheirs =
    set && (set.by === person.id || person.role === ROLE.ADMIN) && can(person.role, 'update', set.resource);
  if (!isTheirs) throw new ApiError('NOT_FOUND');
  if (set.undone_by)
    throw new ApiError('LOCKED', { msg: `This ${set.kind === 'import' ? 'import' : 'change'} was undone already.` });
  const undone = await undo(set, { ...undoing, by: person.id });
  await tx
    .update(changeSets)
    .set({ undone_by: undone.changeId ?? id })
    .where(eq(changeSets.id, id));
  return undone;
}

const STORED_DAYS = 30;

/** Deletes what undoing old imports, bulk actions and orders would need. */
export async function sweepChangeSets(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - STORED_DAYS * 86_400_000);
  await db
    .delete(changeSets)
    .where(and(lt(changeSets.at, before), inArray(changeSets.kind, ['import', 'bulk', 'order'])));
}
