import { canonicalPath, type MissingPage } from '@prospectus/contract';
import { desc, lt, sql } from 'drizzle-orm';

import { pagePaths } from '../../content/page-paths.ts';
import type { Database } from '../../platform/database/database.ts';
import { allRedirects } from '../redirects/index.ts';
import { missingPages } from './tables.ts';

const MAX_PATHS = 1_000;
const KEPT_MS = 30 * 86_400_000;
const SHOWN = 200;

/** Adds to the counts; the paths that were asked for longest ago make room. */
export async function countMissing(
  db: Database,
  paths: readonly { path: string; count: number }[],
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // In one order everywhere, so that two reports do not wait for each other.
    const values = paths
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, count }) => ({ path, count, first_at: at, last_at: at }));
    await tx
      .insert(missingPages)
      .values(values)
      .onConflictDoUpdate({
        target: missingPages.path,
        set: { count: sql`least(${missingPages.count} + excluded.count, 1000000000)`, last_at: at },
      });
    await tx.execute(
      sql`delete from missing_pages where path in (select path from missing_pages order by last_at desc, path offset ${MAX_PATHS})`,
    );
  });
}

/** Paths that lead nowhere now: a page or redirect may be there since. */
export async function stillMissing(db: Database): Promise<MissingPage[]> {
  const rows = await db.select().from(missingPages).orderBy(desc(missingPages.count), desc(missingPages.last_at));
  const [live, moved] = [await pagePaths(db, 'published'), await allRedirects(db)];
  const found = new Set([...live, ...moved.map(({ from }) => canonicalPath(from))]);
  return rows
    .filter(({ path }) => !found.has(canonicalPath(path)))
    .slice(0, SHOWN)
    .map((row) => ({ ...row, first_at: row.first_at.toISOString(), last_at: row.last_at.toISOString() }));
}

/** Deletes what was not asked for in 30 days. */
export const sweepMissing = async (db: Database, now: Date): Promise<void> =>
  void (await db.delete(missingPages).where(lt(missingPages.last_at, new Date(now.getTime() - KEPT_MS))));
