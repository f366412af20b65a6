import { asc, gt, sql } from 'drizzle-orm';
import type { ContentChange } from '@prospectus/contract';

import { type Database, notify, type Store } from '../platform/database/database.ts';
import { lock } from '../platform/database/locks.ts';
import { beforeCommit } from '../platform/database/transactions.ts';
import type { Tag } from './tags.ts';
import { contentChanges } from './tables.ts';

/** The content's version as this process knows it, and its changes, whichever process made them. */
export type ContentFeed = {
  version(): number;
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

export async function openFeed(store: Store): Promise<ContentFeed> {
  const steps: ((change: ContentChange) => Promise<void>)[] = [];
  const listeners = new Set<(change: ContentChange) => void>();
  let version = await newestVersion(store.db);
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    const changes = await store.db
      .select()
      .from(contentChanges)
      .where(gt(contentChanges.version, version))
      .orderBy(asc(contentChanges.version));
    const newest = changes.at(-1);
    if (!newest) return;
    const tags = [...new Set(changes.flatMap((change) => change.tags))];
    for (const apply of steps) await apply({ version: newest.version, tags });
    version = newest.version;
    for (const change of changes)
      for (const listener of listeners) listener({ version: change.version, tags: change.tags });
  };
  const catchUp = () => {
    reading = reading.then(read).catch(() => undefined);
    return reading;
  };

  const stopListening = await store.listen(CHANNEL, () => void catchUp());
  const poll = setInterval(() => void catchUp(), POLL_MS).unref();
  return {
    version: () => version,
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

/** Announces a change of what is public when its transaction ends; all that one transaction announces is one change. */
export const announce = async (tx: Database, tags: readonly Tag[], at: Date): Promise<void> =>
  beforeCommit(tx, numberChange, { tags, at });

async function numberChange(tx: Database, announced: readonly { tags: readonly Tag[]; at: Date }[]): Promise<void> {
  // One change at a time numbers itself, so that versions are committed in order.
  await lock(tx, 'change');
  const version = (await newestVersion(tx)) + 1;
  const tags = [...new Set(announced.flatMap((one) => one.tags))];
  await tx.insert(contentChanges).values({ version, tags, at: announced.at(-1)?.at ?? new Date(0) });
  await tx.execute(sql`delete from content_changes where version <= ${version - CHANGES_STORED}`);
  await notify(tx, CHANNEL);
}

/** The version of what is public now, whichever process changed it last. */
export async function newestVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: sql<string | null>`max(${contentChanges.version})` }).from(contentChanges);
  return Number(row?.version ?? 0);
}
