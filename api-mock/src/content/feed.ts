import { asc, gt, sql } from 'drizzle-orm';
import type { ContentChange } from '@prospectus/contract';

import { type Database, notify, type Store } from '../platform/database/database.ts';
import { contentChanges } from './tables.ts';

/** The content's version as this process knows it, and news of every publication, whichever process made it. */
export type ContentFeed = {
  version(): number;
  subscribe(heard: (change: ContentChange) => void): () => void;
  /**
   * Reads what has not been heard yet; awaited after a publication, so that whoever published reads the new.
   * Never rejects: the publication stands, and the poll reads it soon.
   */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

const CHANNEL = 'content';
const POLL_MS = 5_000;
const KEPT = 500;

export async function openFeed(store: Store): Promise<ContentFeed> {
  const listeners = new Set<(change: ContentChange) => void>();
  let version = await newestVersion(store.db);
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    const changes = await store.db
      .select()
      .from(contentChanges)
      .where(gt(contentChanges.version, version))
      .orderBy(asc(contentChanges.version));
    for (const change of changes) {
      version = change.version;
      for (const heard of listeners) heard({ version, pages: change.pages });
    }
  };
  const catchUp = () => {
    reading = reading.then(read).catch(() => undefined);
    return reading;
  };

  const stopListening = await store.listen(CHANNEL, () => void catchUp());
  const poll = setInterval(() => void catchUp(), POLL_MS).unref();
  return {
    version: () => version,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    catchUp,
    stop: async () => {
      clearInterval(poll);
      await reading;
      await stopListening();
    },
  };
}

/** Numbers a publication; part of the transaction that makes it. `pages` are paths, or '*' for all. */
export async function announce(tx: Database, pages: readonly string[], at: Date): Promise<void> {
  // One publication at a time numbers itself, so that versions appear in order.
  await tx.execute(sql`select pg_advisory_xact_lock(7201936)`);
  const version = (await newestVersion(tx)) + 1;
  await tx.insert(contentChanges).values({ version, pages: pages.includes('*') ? ['*'] : [...pages], at });
  await tx.execute(sql`delete from content_changes where version <= ${version - KEPT}`);
  await notify(tx, CHANNEL);
}

async function newestVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: sql<string | null>`max(${contentChanges.version})` }).from(contentChanges);
  return Number(row?.version ?? 0);
}
