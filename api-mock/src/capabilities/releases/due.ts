import { ApiError } from '@prospectus/contract';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import type { Database } from '../../platform/database/database.ts';
import { isConflict } from '../../platform/database/transactions.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { publishRelease } from './publish.ts';
import { changeRelease } from './store.ts';
import { releaseItems, type ReleaseRow, releases } from './tables.ts';

const EVERY_MS = 500;
const WAITING = ['open', 'undone'] as const;

/** Publishes due releases, each in a transaction; a failed one stores the reason and is not tried again. */
export const dueReleases = (deps: ContentDeps): Job => ({
  name: 'scheduled releases',
  everyMs: EVERY_MS,
  run: async () => {
    for (;;) {
      const [due] = await deps.db.select().from(releases).where(isDue(deps)).orderBy(asc(releases.publish_at)).limit(1);
      if (!due || deps.stopping.aborted) return;
      try {
        await deps.db.transaction(async (tx) => {
          const row = await lockDue(tx, deps, due.id);
          if (row) await publishRelease(tx, deps, row, null);
        });
      } catch (error) {
        // The next round tries again.
        if (isConflict(error)) throw error;
        if (!(error instanceof ApiError)) deps.log.error({ err: error, release: due.id }, 'a release failed');
        const note = error instanceof ApiError ? error.message : 'Something went wrong';
        await deps.db.transaction(async (tx) => {
          // Another process can have published it, and staff can have changed it.
          const row = await lockDue(tx, deps, due.id);
          if (row?.version === due.version)
            await changeRelease(tx, row, { state: 'failed', publish_at: null, note }, deps.clock.now());
        });
      }
      await deps.feed.catchUp();
    }
  },
});

const isDue = ({ clock }: Pick<ContentDeps, 'clock'>) =>
  and(lte(releases.publish_at, clock.now()), inArray(releases.state, [...WAITING]));

async function lockDue(tx: Database, deps: ContentDeps, id: string): Promise<ReleaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isDue(deps)))
    .for('update');
  return row;
}

/** Documents that a release publishes, or that releases publish by a time, for previews. */
export async function releasedBy(
  tx: Database,
  { release, at }: { release?: string | undefined; at?: string | undefined },
): Promise<ReadonlySet<string>> {
  const conditions = [
    ...(release === undefined ? [] : [eq(releases.id, release)]),
    ...(at === undefined ? [] : [and(lte(releases.publish_at, new Date(at)), inArray(releases.state, [...WAITING]))]),
  ];
  const found = new Set<string>();
  for (const condition of conditions) {
    const rows = await tx
      .select({ id: releaseItems.document_id })
      .from(releaseItems)
      .innerJoin(releases, eq(releases.id, releaseItems.release_id))
      .where(condition);
    for (const { id } of rows) found.add(id);
  }
  return found;
}
