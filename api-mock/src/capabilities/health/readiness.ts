import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import type { Answer } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import type { ContentFeed } from '../../content/feed.ts';
import { rows } from '../../platform/database/database.ts';
import { MIGRATIONS } from '../../platform/database/migrations.ts';
import type { Platform } from '../../platform/platform.ts';
import { channelQueues } from '../outbox/index.ts';

export type HealthDeps = Platform & { feed: ContentFeed };

/** Longer than any wait for a gateway that answers, shorter than the patience of an applicant. */
const OLDEST_MESSAGE_S = 300;
const LEAST_FREE_BYTES = 200 * 1024 * 1024;
const PATIENCE_MS = 4_000;

const newestMigration = readMigrationFiles(MIGRATIONS).at(-1)?.folderMillis ?? 0;

/** The fault of a part; undefined where it works. */
type Problem = string | undefined;

/** Looks at every part. Without database or tables nothing can be answered; the other parts only degrade the service. */
export async function readReadiness(deps: HealthDeps): Promise<Answer<'GET /readyz'>> {
  const applied = await inTime(appliedMigration(deps)).catch(() => undefined);
  const answers = applied !== undefined;
  const needed: Record<string, Problem> = {
    database: answers ? undefined : 'does not answer',
    migrations: answers && applied < newestMigration ? 'its tables are older than this program' : undefined,
  };
  const others: Record<string, Problem> = {
    queue: answers ? await queueProblem(deps).catch(() => 'cannot be read') : 'not known without the database',
    feed: deps.feed.behindSince() === null ? undefined : 'changes of the content cannot be read',
    disk: await diskProblem(deps.config.dataDir),
  };
  const fails = (parts: Record<string, Problem>) => Object.values(parts).some((problem) => problem !== undefined);
  return {
    status: fails(needed) ? 'unavailable' : fails(others) ? 'degraded' : 'ready',
    parts: Object.fromEntries(
      Object.entries({ ...needed, ...others }).map(([name, why]) => [name, why ? { ok: false, why } : { ok: true }]),
    ),
  };
}

async function appliedMigration({ db }: HealthDeps): Promise<number> {
  const [row] = await rows<{ newest: string | number | null }>(
    db,
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  return Number(row?.newest ?? 0);
}

async function queueProblem({ db, clock }: HealthDeps): Promise<Problem> {
  const queues = await inTime(channelQueues(db, clock.now()));
  const late = queues.filter(({ oldest, paused }) => oldest > OLDEST_MESSAGE_S && !paused);
  return (
    late.map(({ channel, oldest }) => `${channel}: a message waits for ${Math.round(oldest)} s`).join('; ') || undefined
  );
}

/** Bytes that are free for the data folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const diskProblem = (folder: string): Promise<Problem> =>
  freeBytes(folder).then(
    (free) => (free < LEAST_FREE_BYTES ? `${Math.round(free / 1024 / 1024)} MB are free` : undefined),
    () => 'the data folder cannot be read',
  );

/** Rejects where the work takes longer than the readers of readiness and metrics wait. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error('no answer in time');
    }),
  ]);
