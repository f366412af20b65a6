import { asc, desc, gte, sql } from 'drizzle-orm';
import type { ContentChange } from '@prospectus/contract';

import { type Database, notify, type Store } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { beforeCommit } from '../platform/database/transactions.ts';
import type { Platform } from '../platform/platform.ts';
import { EVERYTHING, type Tag } from './tags.ts';
import { contentChanges } from './tables.ts';

/** A version of the content: its number and its time; null before the first change. */
type Version = Pick<ContentChange, 'version' | 'at'>;

/** The content's version as this process knows it, and the changes of all processes. */
export type ContentFeed = {
  version(): number;
  newest(): Version;
  /** Since when changes cannot be read; null where they can. */
  behindSince(): string | null;
  /**
   * Adds a step that runs before this process knows a change, such as reading the changed records. Changes that are read
   * together are merged into one. Where the step fails, they are read again later.
   */
  beforeKnown(apply: (change: ContentChange) => Promise<void>): void;
  subscribe(listener: (change: ContentChange) => void): () => void;
  /**
   * Reads new changes; awaited after a publication, so that a read after the answer sees it. Never rejects: the
   * publication is committed, and the poll reads it soon.
   */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

const CHANNEL = 'content';
const POLL_MS = 5_000;
const CHANGES_STORED = 500;

export async function openFeed(store: Store, { clock, log }: Pick<Platform, 'clock' | 'log'>): Promise<ContentFeed> {
  const steps: ((change: ContentChange) => Promise<void>)[] = [];
  const listeners = new Set<(change: ContentChange) => void>();
  let known = await newestVersion(store.db);
  let behindSince: string | null = null;
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    const changes = await changesAfter(store.db, known);
    const newest = changes.at(-1);
    if (newest) {
      const tags = [...new Set(changes.flatMap((change) => change.tags))];
      for (const apply of steps) await apply({ ...newest, tags });
      known = { version: newest.version, at: newest.at };
      for (const change of changes) for (const listener of listeners) listener(change);
    }
    if (behindSince !== null) log.info({ version: known.version }, 'the changes of the content are read again');
    behindSince = null;
  };
  const fallBehind = (error: unknown) => {
    if (behindSince !== null) return;
    log.error({ err: error }, 'a change of the content cannot be read');
    behindSince = clock.now().toISOString();
  };
  const catchUp = () => {
    reading = reading.then(read).catch(fallBehind);
    return reading;
  };

  const stopListening = await store.listen(CHANNEL, () => void catchUp());
  const poll = setInterval(() => void catchUp(), POLL_MS).unref();
  return {
    version: () => known.version,
    newest: () => known,
    behindSince: () => behindSince,
    beforeKnown: (apply) => void steps.push(apply),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catchUp,
    stop: async () => {
      clearInterval(poll);
      await reading;
      await stopListening();
    },
  };
}

/**
 * The changes after a version; one change of everything where the database does not have that version, as after a
 * restore, or where the changes are no longer stored.
 */
async function changesAfter(db: Database, known: Version): Promise<ContentChange[]> {
  const rows = await db
    .select()
    .from(contentChanges)
    .where(gte(contentChanges.version, known.version))
    .orderBy(asc(contentChanges.version));
  const changes = rows.map(({ version, at, tags }): ContentChange => ({ version, at: at.toISOString(), tags }));
  const [first] = changes;
  if (known.at === null ? (first?.version ?? 1) === 1 : first?.version === known.version && first.at === known.at)
    return changes.filter(({ version }) => version > known.version);
  return [{ ...(await newestVersion(db)), tags: [EVERYTHING] }];
}

/** Announces a change of the public content at the end of its transaction; a transaction announces one change. */
export const announce = async (tx: Database, tags: readonly Tag[], at: Date): Promise<void> =>
  beforeCommit(tx, numberChange, { tags, at });

async function numberChange(tx: Database, announced: readonly { tags: readonly Tag[]; at: Date }[]): Promise<void> {
  // Changes are numbered one at a time, so that versions are committed in order.
  await lock(tx, 'change');
  const version = (await newestVersion(tx)).version + 1;
  const tags = [...new Set(announced.flatMap((change) => change.tags))];
  await tx.insert(contentChanges).values({ version, tags, at: announced.at(-1)?.at ?? new Date(0) });
  await tx.execute(sql`delete from content_changes where version <= ${version - CHANGES_STORED}`);
  await notify(tx, CHANNEL);
}

/** The newest version of the content, of any process. */
export async function newestVersion(db: Database): Promise<Version> {
  const { version, at } = contentChanges;
  const [row] = await db.select({ version, at }).from(contentChanges).orderBy(desc(version)).limit(1);
  return { version: row?.version ?? 0, at: row?.at.toISOString() ?? null };
}
