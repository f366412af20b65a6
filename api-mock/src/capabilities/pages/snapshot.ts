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

/** The public content at one version. It is immutable: a change creates another snapshot. */
export type Snapshot = {
  version: number;
  /** The day in Asia/Kolkata, `yyyy-MM-dd`. */
  today: string;
  /** Live records as stored, with ids of files. */
  stored: PublishedRecords;
  /** Live records as pages show them, with addresses of files and all alternative texts. */
  records: PublishedRecords;
  /** The people who created and last published each footer column, by its id. */
  authors: ReadonlyMap<string, Authors>;
  redirects: Answer<'GET /redirects'>;
  media: PublicMedia;
};

export type SnapshotDeps = { db: Database; clock: Clock; log: Logger; others: PublicParts };

/** Reads the public content in one transaction, so that a page never mixes two versions. */
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

/** A snapshot in which the records that the tags name were read again. */
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
 * A snapshot with changed records: each replaces the live one of its id, or removes it where it has no `record`.
 */
export function withRecords(snapshot: Snapshot, changes: readonly LiveRecord[]): Snapshot {
  const stored = replaced(snapshot.stored, changes);
  return { ...snapshot, stored, records: withMedia(stored, snapshot.media) };
}

/**
 * A snapshot with changed records and newer `media`, which only these records use.
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

/** Reads in a transaction that sees one state of the database. */
export const consistently = <T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
