import { ApiError, type Resource } from '@prospectus/contract';
import { and, isNull, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { isConflict } from '../platform/database/transactions.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentRequest, lockDocument } from './locking.ts';
import { publish, unpublish } from './live.ts';
import { type DocumentRow, resourceOf } from './record.ts';
import { documents } from './tables.ts';
import { write } from './writing.ts';

type SchedulerDeps = Pick<ContentDeps, 'db' | 'clock' | 'feed' | 'documentSubscribers' | 'log' | 'stopping'>;

const EVERY_MS = 500;

/**
 * Publishes and unpublishes documents at their times, in every process; a lock in the database lets one work at a time.
 * Polling twice a second covers a moved clock, a restart and the changes of other processes.
 */
export const publishingJob = (deps: SchedulerDeps): Job => ({
  name: 'scheduled publications',
  everyMs: EVERY_MS,
  run: () => runDueJobs(deps),
});

/** One round: every due change, earliest first, each in its own transaction. */
export async function runDueJobs(deps: SchedulerDeps): Promise<void> {
  while (!deps.stopping.aborted) {
    const due = await nextDue(deps);
    if (!due) return;
    await runDue(deps, due);
    await deps.feed.catchUp();
  }
}

type DueChange = { id: string; resource: Resource; action: 'publish' | 'unpublish' };

async function runDue(deps: SchedulerDeps, due: DueChange): Promise<void> {
  const request: DocumentRequest = { resource: due.resource, id: due.id, by: null };
  try {
    await deps.db.transaction(async (tx) => {
      if (!(await isDue(tx, deps, request, due))) return;
      if (due.action === 'unpublish') return void (await unpublish(tx, deps, request));
      const row = await publish(tx, deps, request);
      // Without a draft there was nothing to publish, and the plan would stay.
      if (row.publish_at) throw new ApiError('LOCKED', { msg: 'There is no draft to publish.' });
    });
  } catch (error) {
    // The next round tries again.
    if (isConflict(error)) throw error;
    if (!(error instanceof ApiError)) deps.log.error({ err: error, document: due.id }, 'a scheduled change failed');
    await recordFailure(deps, request, due, error);
  }
}

/** Adds the failure of a scheduled change to the history, and removes the schedule: it is not tried again. */
async function recordFailure(
  deps: SchedulerDeps,
  request: DocumentRequest,
  due: DueChange,
  error: unknown,
): Promise<void> {
  const note = error instanceof ApiError ? error.message : 'Something went wrong';
  await deps.db.transaction(async (tx) => {
    const row = await isDue(tx, deps, request, due);
    if (!row) return;
    const change =
      due.action === 'publish'
        ? ({ action: 'not-published', values: { publish_at: null }, note } as const)
        : ({ action: 'not-unpublished', values: { unpublish_at: null }, note } as const);
    await write(tx, deps, request, row, change);
  });
}

/** The document, locked, if it is still due: another process may have been faster, or staff changed the schedule. */
async function isDue(
  tx: Database,
  { clock }: SchedulerDeps,
  request: DocumentRequest,
  due: DueChange,
): Promise<DocumentRow | undefined> {
  await lock(tx, 'schedule');
  if (request.resource.slug) await lock(tx, 'addresses');
  const row = await lockDocument(tx, request).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  const at = due.action === 'publish' ? row?.publish_at : row?.unpublish_at;
  return at && at <= clock.now() ? row : undefined;
}

async function nextDue({ db, clock }: SchedulerDeps): Promise<DueChange | undefined> {
  const now = clock.now();
  const { publish_at, unpublish_at } = documents;
  const publishes = sql<boolean>`(${publish_at} is not null and (${unpublish_at} is null or ${publish_at} <= ${unpublish_at}))`;
  const depth = sql`(2 * (${documents.resource} <> 'program')::int + (coalesce(${documents.draft}, ${documents.published})->>'parent_program' is not null)::int)`;
  const [row] = await db
    .select({ id: documents.id, resource: documents.resource, publishes })
    .from(documents)
    .where(and(isNull(documents.deleted_at), or(lte(publish_at, now), lte(unpublish_at, now))))
    .orderBy(
      sql`least(${publish_at}, ${unpublish_at})`,
      // At the same time a parent goes live before the pages below it, and is taken off after them.
      sql`case when ${publishes} then ${depth} else 10 - ${depth} end`,
      documents.id,
    )
    .limit(1);
  return (
    row && {
      id: row.id,
      resource: resourceOf(row),
      action: row.publishes ? 'publish' : 'unpublish',
    }
  );
}
