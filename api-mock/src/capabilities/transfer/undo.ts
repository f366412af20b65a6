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
    await to.begin(
      tx,
      made.entries.map((entry) => entry.id),
    );
    const count = await putAllBack(tx, to, made, person);
    const at = deps.clock.now();
    await tx.update(imports).set({ undone_at: at }).where(eq(imports.id, id));
    const after = { undone: count };
    await audit(tx, { at, by: person.id, action: 'restore', resource: made.resource, recordId: id, after });
    return { undone: count, target: to };
  });
  await target.committed();
  return undone;
}

async function putAllBack(
  tx: Database,
  target: Target,
  { id, entries }: typeof imports.$inferSelect,
  person: Person,
): Promise<number> {
  // What has no entries is one change of its resource.
  if (entries.length === 0) return (await target.undo?.(tx, id, person)) ?? 0;
  for (const { id: record, version, before } of entries.toReversed()) {
    const request = { id: record, by: person.id, version };
    await (before ? target.putBack(tx, request, before) : target.remove(tx, request));
  }
  return entries.length;
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
