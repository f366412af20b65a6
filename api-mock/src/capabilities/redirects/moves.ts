import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { PagesChange } from '../../content/subscribers.ts';
import type { Tag } from '../../content/tags.ts';
import { audit } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { continuedAt, pathOfTarget } from './target.ts';
import { type RedirectRow, redirects } from './tables.ts';

/**
 * Adjusts redirects to moved pages, in the transaction of the move: deletes those from live paths, adds one from each old
 * path to the new one, and points those to an old path to the new one. Returns the tags of the change.
 */
export async function redirectMoved(tx: Database, { moves, live, by, at }: PagesChange): Promise<Tag[]> {
  if (live.length === 0) return [];
  await lock(tx, 'redirects');
  const note = { by, at, resource: 'redirects' };
  const deleted = await tx
    .delete(redirects)
    .where(inArray(sql`lower(${redirects.from})`, [...live]))
    .returning();
  for (const row of deleted)
    await audit(tx, { ...note, action: 'delete', recordId: row.id, title: row.from, before: row, after: null });
  for (const { from, to } of moves) {
    await redirectPast(tx, from, to, { by, at });
    const values = { to, automatic: true, updated_at: at };
    const [row] = await tx
      .insert(redirects)
      .values({ ...values, id: v7(), from, created_at: at })
      .onConflictDoUpdate({ target: redirects.from, set: { ...values, version: sql`${redirects.version} + 1` } })
      .returning();
    if (row) await audit(tx, { ...note, action: 'create', recordId: row.id, title: from, before: null, after: row });
  }
  return deleted.length > 0 || moves.length > 0 ? ['redirects'] : [];
}

/** Points redirects to a path to that path's own target, so that no visitor follows two. */
export async function redirectPast(
  tx: Database,
  path: string,
  to: string,
  { by, at }: Pick<PagesChange, 'by' | 'at'>,
): Promise<void> {
  for (const before of await redirectsTo(tx, path)) {
    const [after] = await tx
      .update(redirects)
      .set({ to: continuedAt(before.to, to), version: before.version + 1, updated_at: at })
      .where(eq(redirects.id, before.id))
      .returning();
    const note = { action: 'update' as const, recordId: before.id, title: before.from, before, after: after ?? null };
    await audit(tx, { ...note, by, at, resource: 'redirects' });
  }
}

async function redirectsTo(tx: Database, path: string): Promise<RedirectRow[]> {
  const candidates = await tx
    .select()
    .from(redirects)
    .where(sql`starts_with(lower(${redirects.to}), ${path})`);
  return candidates.filter(({ to }) => pathOfTarget(to) === path);
}
