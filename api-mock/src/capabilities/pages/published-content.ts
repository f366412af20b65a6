import type { ContentChange } from '@prospectus/contract';

import { patchSnapshot, readSnapshot, type Snapshot, type SnapshotDeps } from './snapshot.ts';

/** The public content. */
export type PublishedContent = {
  /** The newest snapshot of this process; read at the first use. */
  current(): Promise<Snapshot>;
  /** Updates the snapshot by a change; rejects where the change cannot be read. */
  apply(change: ContentChange): Promise<void>;
};

/** Holds the newest snapshot: read once, then patched by the tags of each change. */
export function publishedContent(deps: SnapshotDeps): PublishedContent {
  let newest: Snapshot | undefined;
  let reading: Promise<Snapshot> | undefined;
  const read = () => {
    reading ??= readSnapshot(deps)
      .then((snapshot) => (newest = snapshot))
      // The next request repeats a failed read.
      .finally(() => (reading = undefined));
    return reading;
  };
  return {
    current: async () => newest ?? read(),
    apply: async ({ tags }) => {
      await reading?.catch(() => undefined);
      if (newest) newest = await patchSnapshot(deps, newest, tags);
    },
  };
}
