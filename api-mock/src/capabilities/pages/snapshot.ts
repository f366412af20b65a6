import type { Answer } from '@prospectus/contract';
import type { Logger } from 'pino';

import { newestVersion } from '../../content/feed.ts';
import { EVERYTHING, type Tag } from '../../content/tags.ts';
import { type Clock, dayIn } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { withAltTexts, withMedia } from './with-media.ts';
import { type Authors, footerAuthors } from './footer-authors.ts';
import type { PublicMedia, PublicParts } from './public-parts.ts';
import { changedRecords, type LiveRecord, type PublishedRecords, publishedRecords } from './published-records.ts';
import { changedIn } from './tag-names.ts';

/** Everything that is public, at one version of the content. Never changed: a change makes another one. */
export type Snapshot = {
  version: number;
  /** The day in Asia/Kolkata, `yyyy-MM-dd`. */
  today: string;
  /** Live records as they are stored: files by their id. */
  stored: PublishedRecords;
  /** The same as pages show them: files by their address, empty alternative texts filled in. */
  records: PublishedRecords;
  /** Who made and last published each footer column, by its id. */
  authors: ReadonlyMap<string, Authors>;
  redirects: Answer<'GET /redirects'>;
  media: PublicMedia;
};

export type SnapshotDeps = { db: Database; clock: Clock; log: Logger; others: PublicParts };

/** Reads all that is public at once, so that a page never mixes two versions. */
export async function readSnapshot(deps: SnapshotDeps): Promise<Snapshot> {
  const started = performance.now();
  const snapshot = await consistently(deps.db, async (tx) => {
    const media = await deps.others.media(tx);
    const stored = await publishedRecords(tx, deps.log);
    return {
      version: (await newestVersion(tx)).version,
      today: dayIn(deps.clock.now()),
      stored,
      records: withMedia(stored, media),
      authors: await footerAuthors(tx),
      redirects: await deps.others.redirects(tx),
      media,
    };
  });
  deps.log.info({ version: snapshot.version, ms: Math.round(performance.now() - started) }, 'published content read');
  return snapshot;
}

/** The snapshot with what the tags name read again, and nothing else. */
export async function patchSnapshot(deps: SnapshotDeps, before: Snapshot, tags: readonly Tag[]): Promise<Snapshot> {
  if (tags.includes(EVERYTHING)) return readSnapshot(deps);
  const changed = changedIn(tags);
  return consistently(deps.db, async (tx) => {
    const media = changed.media ? await deps.others.media(tx) : before.media;
    const rows = await changedRecords(tx, changed, deps.log);
    return withRecords(
      {
        ...before,
        version: (await newestVersion(tx)).version,
        today: dayIn(deps.clock.now()),
        authors: changed.footer ? await footerAuthors(tx) : before.authors,
        redirects: changed.redirects ? await deps.others.redirects(tx) : before.redirects,
        media,
      },
      rows,
    );
  });
}

/**
 * Lays records over a snapshot: those given replace the live ones of the same id, or take them away where they have no
 * fields. A draft, a release or a later time is such a list.
 */
export function withRecords(snapshot: Snapshot, changes: readonly LiveRecord[]): Snapshot {
  const stored = replaced(snapshot.stored, changes);
  return { ...snapshot, stored, records: withMedia(stored, snapshot.media) };
}

/**
 * The same with files as they are in `media`, which may know more of them than the snapshot: only the records given are
 * resolved with it.
 */
export function withDrafts(snapshot: Snapshot, changes: readonly LiveRecord[], media: PublicMedia): Snapshot {
  const resolved = changes.map((change) => ({
    ...change,
    record: change.record && withAltTexts(media.resolve(change.record), media.altOf),
  }));
  return {
    ...snapshot,
    media,
    stored: replaced(snapshot.stored, changes),
    records: replaced(snapshot.records, resolved),
  };
}

function replaced(records: PublishedRecords, changes: readonly LiveRecord[]): PublishedRecords {
  const after = { ...records };
  for (const [resource, rows] of Map.groupBy(changes, (change) => change.resource)) {
    const ids = new Set(rows.map(({ id }) => id));
    const live = rows.flatMap(({ record }) => record ?? []);
    Object.assign(after, {
      [resource]: [...after[resource].filter(({ id }) => !ids.has(id)), ...live].toSorted(byPosition),
    });
  }
  return after;
}

const byPosition = (a: { position: number; id: string }, b: { position: number; id: string }): number =>
  a.position - b.position || (a.id < b.id ? -1 : 1);

/** Reads in one transaction that sees one state of the database. */
export const consistently = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
