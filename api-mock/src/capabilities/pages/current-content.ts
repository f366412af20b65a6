import type { ContentDeps } from '../../content/deps.ts';
import type { PublicParts } from './public-parts.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** The published content at its newest version, read once a version. */
export function currentContent(
  { db, feed, log }: Pick<ContentDeps, 'db' | 'feed' | 'log'>,
  others: PublicParts,
): () => Promise<Snapshot> {
  let reading: { version: number; snapshot: Promise<Snapshot> } | undefined;
  const read = (version: number) => {
    const started = { version, snapshot: readSnapshot({ db, log }, others) };
    started.snapshot.then(
      // It may be newer than what this process has heard of.
      (snapshot) => (started.version = Math.max(version, snapshot.version)),
      // A failed read is not kept.
      () => {
        if (reading === started) reading = undefined;
      },
    );
    return started;
  };
  return () => {
    const version = feed.version();
    if (!reading || reading.version < version) reading = read(version);
    return reading.snapshot;
  };
}
