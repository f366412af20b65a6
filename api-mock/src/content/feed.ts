import { asc, desc, gte, sql } from 'drizzle-orm';
import type { ContentChange } from '@prospectus/contract';

import { type Database, notify, type Store } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { beforeCommit } from '../platform/database/transactions.ts';
import type { Platform } from '../platform/platform.ts';
import { EVERYTHING, type Tag } from './tags.ts';
import { contentChanges } from './tables.ts';

/** A version of the content: its number, and when it was made; null before the first change. */
type Version = Pick<ContentChange, 'version' | 'at'>;

/** The content's version as this process knows it, and its changes, whichever process made them. */
export type ContentFeed = {
  version(): number;
  newest(): Version;
  /** Since when changes cannot be read; null where they can. */
  behindSince(): string | null;
  /**
   * Adds a step that runs before a change counts as known here, such as reading the changed records; several changes
   * that are read at once are given as one. Where it fails, the same changes are read again later.
   */
  beforeKnown(apply: (change: ContentChange) => Promise<void>): void;
  subscribe(listener: (change: ContentChange) => void): () => void;
  /**
   * Reads the changes that are not known yet; awaited after a publication, so that whoever published reads the new
   * content. Never rejects: the publication is committed, and the poll reads it soon.
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
 * What has changed since a version; one change of everything where that version is not in the database, since it was
 * restored or the changes after it are no longer stored.
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

/** Announces a change of what is public when its transaction ends; all that one transaction announces is one change. */
export const announce = async (tx: Database, tags: readonly Tag[], at: Date): Promise<void> =>
  beforeCommit(tx, numberChange, { tags, at });

async function numberChange(tx: Database, announced: readonly { tags: readonly Tag[]; at: Date }[]): Promise<void> {
  // One change at a time numbers itself, so that versions are committed in order.
  await lock(tx, 'change');
  const version = (await newestVersion(tx)).version + 1;
  const tags = [...new Set(announced.flatMap((one) => one.tags))];
  await tx.insert(contentChanges).values({ version, tags, at: announced.at(-1)?.at ?? new Date(0) });
  await tx.execute(sql`delete from content_changes where version <= ${version - CHANGES_STORED}`);
  await notify(tx, CHANNEL);
}

/** The version of what is public now, whichever process changed it last. */
export async function newestVersion(db: Database): Promise<Version> {
  const { version, at } = contentChanges;
  const [row] = await db.select({ version, at }).from(contentChanges).orderBy(desc(version)).limit(1);
  return { version: row?.version ?? 0, at: row?.at.toISOString() ?? null };
}
