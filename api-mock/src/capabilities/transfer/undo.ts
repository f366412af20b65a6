import { ApiError, can, ROLE, type StaffUser } from '@prospectus/contract';
import { eq, lt } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { audit } from '../audit/index.ts';
import { imports } from './tables.ts';
import type { Target, TransferDeps } from './target.ts';

type Person = Pick<StaffUser, 'id' | 'role'>;

/**
 * Puts every record of an import back as it was, the last one first: created ones are deleted, changed ones get the
 * fields they had. Where one has changed since (VERSION_CONFLICT) or is needed by another (IN_USE), nothing is put back.
 */
export async function undoImport(
  deps: TransferDeps,
  targets: ReadonlyMap<string, Target>,
  { id, person }: { id: string; person: Person },
): Promise<number> {
  const { undone, target } = await deps.db.transaction(async (tx) => {
    const made = await lockImport(tx, id);
    const to = targets.get(made.resource);
    if (!to || !mayUndo(person, made)) throw new ApiError('NOT_FOUND');
    if (made.undone_at) throw new ApiError('LOCKED', { msg: 'This import was undone already.' });
    await to.begin(tx);
    for (const { id: record, version, before } of made.entries.toReversed()) {
      const request = { id: record, by: person.id, version };
      await (before ? to.putBack(tx, request, before) : to.remove(tx, request));
    }
    const at = deps.clock.now();
    await tx.update(imports).set({ undone_at: at }).where(eq(imports.id, id));
    const after = { undone: made.entries.length };
    await audit(tx, { at, by: person.id, action: 'restore', resource: made.resource, recordId: id, after });
    return { undone: made.entries.length, target: to };
  });
  await target.committed();
  return undone;
}

async function lockImport(tx: Database, id: string): Promise<typeof imports.$inferSelect> {
  const [made] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!made) throw new ApiError('NOT_FOUND');
  return made;
}

// Another's import looks like none.
const mayUndo = ({ id, role }: Person, made: { by: string; resource: string }): boolean =>
  (made.by === id || role === ROLE.ADMIN) && can(role, 'update', made.resource);

const STORED_DAYS = 30;

/** Deletes what undoing old imports would need. */
export async function sweepImports({ db, clock }: Pick<TransferDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - STORED_DAYS * 86_400_000);
  await db.delete(imports).where(lt(imports.at, before));
}
