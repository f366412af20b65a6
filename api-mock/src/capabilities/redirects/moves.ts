import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { PagesChange } from '../../content/subscribers.ts';
import type { Tag } from '../../content/tags.ts';
import { audit } from '../../platform/changes/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { ledOn, pathOfTarget } from './target.ts';
import { type RedirectRow, redirects } from './tables.ts';

/**
 * Redirects follow the pages, in the transaction that moves them: none begins where a page is live, old paths lead to
 * the new, and what led to an old path leads to the new one at once. Gives the tags of what changed.
 */
export async function redirectMoved(tx: Database, { moves, live, by, at }: PagesChange): Promise<Tag[]> {
  if (live.length === 0) return [];
  await lock(tx, 'redirects');
  const note = { by, at, resource: 'redirects' };
  const ended = await tx
    .delete(redirects)
    .where(inArray(sql`lower(${redirects.from})`, [...live]))
    .returning();
  for (const row of ended)
    await audit(tx, { ...note, action: 'delete', recordId: row.id, title: row.from, before: row, after: null });
  for (const { from, to } of moves) {
    await leadOn(tx, from, to, { by, at });
    const values = { to, automatic: true, updated_at: at };
    const [row] = await tx
      .insert(redirects)
      .values({ ...values, id: v7(), from, created_at: at })
      .onConflictDoUpdate({ target: redirects.from, set: { ...values, version: sql`${redirects.version} + 1` } })
      .returning();
    if (row) await audit(tx, { ...note, action: 'create', recordId: row.id, title: from, before: null, after: row });
  }
  return ended.length > 0 || moves.length > 0 ? ['redirects'] : [];
}

/** What leads to a path leads to where that path leads: no visitor is sent twice. */
export async function leadOn(
  tx: Database,
  path: string,
  to: string,
  { by, at }: Pick<PagesChange, 'by' | 'at'>,
): Promise<void> {
  for (const before of await leadingTo(tx, path)) {
    const [after] = await tx
      .update(redirects)
      .set({ to: ledOn(before.to, to), version: before.version + 1, updated_at: at })
      .where(eq(redirects.id, before.id))
      .returning();
    const what = { action: 'update' as const, recordId: before.id, title: before.from, before, after: after ?? null };
    await audit(tx, { ...what, by, at, resource: 'redirects' });
  }
}

async function leadingTo(tx: Database, path: string): Promise<RedirectRow[]> {
  const near = await tx
    .select()
    .from(redirects)
    .where(sql`starts_with(lower(${redirects.to}), ${path})`);
  return near.filter(({ to }) => pathOfTarget(to) === path);
}
