import type { Deps } from '../deps.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** The published content at its newest version, read once a version. */
export function currentContent({ db, feed, log }: Pick<Deps, 'db' | 'feed' | 'log'>): () => Promise<Snapshot> {
  let reading: { version: number; snapshot: Promise<Snapshot> } | undefined;
  return async () => {
    const version = feed.version();
    if (reading?.version !== version) {
      const snapshot = readSnapshot(db, log);
      reading = { version, snapshot };
      // A failed read is not kept.
      snapshot.catch(() => {
        if (reading?.snapshot === snapshot) reading = undefined;
      });
    }
    return reading.snapshot;
  };
}
