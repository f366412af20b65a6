import { ApiError, canonicalPath, type MissingPage, SITE_REPORT_HEADER } from '@prospectus/contract';
import { desc, eq, lt, sql } from 'drizzle-orm';

import { pagePaths } from '../../content/page-paths.ts';
import { on } from '../../platform/calls/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash, sameHash } from '../../platform/secrets/keyed-hash.ts';
import type { Capability } from '../capability.ts';
import { allRedirects } from '../redirects/index.ts';
import { missingPages as table } from './tables.ts';

const MAX_PATHS = 1_000;
const STORED_MS = 30 * 86_400_000;
const MAX_SHOWN = 200;

/** Paths that answered 404, for staff to redirect. */
export const missingPages: Capability<Platform> = {
  name: 'missing pages',
  mount: ({ db, clock, keys }) => ({
    routes: [
      [
        on('POST /site/missing', async ({ body, req }) => {
          const signature = req.get(SITE_REPORT_HEADER) ?? '';
          // The site signs the body as it sends it.
          const text = JSON.stringify(req.body);
          if (!keys.accepted('site-report').some((key) => sameHash(keyedHash(key, text), signature)))
            throw new ApiError('NOT_ALLOWED');
          await addMissingCounts(db, body.paths, clock.now());
          return { success: true };
        }),
        on('GET /admin/missing-pages', () => stillMissing(db)),
        on('POST /admin/missing-pages/forget', async ({ body }) => {
          await db.delete(table).where(eq(table.path, body.path));
          return { success: true };
        }),
      ],
    ],
  }),
  jobs: ({ db, clock }) => [{ name: 'missing pages', everyMs: 3_600_000, run: () => deleteOldPaths(db, clock.now()) }],
  reset: async ({ db }) => void (await db.delete(table)),
};

/** Adds to the counts; beyond the limit the paths with the oldest requests are deleted. */
async function addMissingCounts(
  db: Database,
  paths: readonly { path: string; count: number }[],
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Always in the same order, so that two reports cannot deadlock.
    const values = paths
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, count }) => ({ path, count, first_at: at, last_at: at }));
    await tx
      .insert(table)
      .values(values)
      .onConflictDoUpdate({
        target: table.path,
        set: { count: sql`least(${table.count} + excluded.count, 1000000000)`, last_at: at },
      });
    await tx.execute(
      sql`delete from missing_pages where path in (select path from missing_pages order by last_at desc, path offset ${MAX_PATHS})`,
    );
  });
}

/** Paths that still have no page and no redirect. */
async function stillMissing(db: Database): Promise<MissingPage[]> {
  const rows = await db.select().from(table).orderBy(desc(table.count), desc(table.last_at));
  const [live, moved] = [await pagePaths(db, 'published'), await allRedirects(db)];
  const existing = new Set([...live, ...moved.map(({ from }) => canonicalPath(from))]);
  return rows
    .filter(({ path }) => !existing.has(canonicalPath(path)))
    .slice(0, MAX_SHOWN)
    .map((row) => ({ ...row, first_at: row.first_at.toISOString(), last_at: row.last_at.toISOString() }));
}

/** Deletes paths without a request in 30 days. */
export const deleteOldPaths = async (db: Database, now: Date): Promise<void> =>
  void (await db.delete(table).where(lt(table.last_at, new Date(now.getTime() - STORED_MS))));
