import { type Resource, resources, TRASH_DAYS } from '@prospectus/contract';
import { inArray, lt } from 'drizzle-orm';

import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import { titleOf } from './record.ts';
import { documents } from './tables.ts';

type PurgeDeps = Pick<ContentDeps, 'db' | 'clock' | 'stopping' | 'documentSubscribers'>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Documents of one transaction. */
const BATCH = 100;

/** Deletes what was in the trash for 30 days for good, with its history, once an hour in every process. */
export const trashPurgeJob = (deps: PurgeDeps): Job => ({
  name: 'purge of the trash',
  everyMs: HOUR_MS,
  run: async () => {
    while (!deps.stopping.aborted && (await purgeBatch(deps)) === BATCH);
  },
});

async function purgeBatch({ db, clock, documentSubscribers }: PurgeDeps): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    // Another process at the same documents is not waited for.
    const expired = await tx
      .select()
      .from(documents)
      .where(lt(documents.deleted_at, new Date(at.getTime() - TRASH_DAYS * DAY_MS)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (expired.length === 0) return 0;
    await tx.delete(documents).where(
      inArray(
        documents.id,
        expired.map(({ id }) => id),
      ),
    );
    for (const row of expired) {
      const resource = resources[row.resource as keyof typeof resources] as Resource | undefined;
      if (!resource) continue;
      const purged = { resource, id: row.id, title: titleOf(resource, row), by: null, at };
      for (const subscriber of documentSubscribers) await subscriber.purged?.(tx, purged);
    }
    return expired.length;
  });
}
