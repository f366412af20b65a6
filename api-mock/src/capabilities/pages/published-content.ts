import type { ContentChange } from '@prospectus/contract';

import { patchSnapshot, readSnapshot, type Snapshot, type SnapshotDeps } from './snapshot.ts';

/** What is public now. */
export type PublishedContent = {
  /** The newest snapshot this process has; read at the first use. */
  current(): Promise<Snapshot>;
  /** Brings the snapshot to a change; rejects where that cannot be read. */
  apply(change: ContentChange): Promise<void>;
};

/** Holds the newest snapshot: read whole once, then patched by what each change names. */
export function publishedContent(deps: SnapshotDeps): PublishedContent {
  let newest: Snapshot | undefined;
  let reading: Promise<Snapshot> | undefined;
  const read = () => {
    reading ??= readSnapshot(deps)
      .then((snapshot) => (newest = snapshot))
      // A failed read is tried again by whoever asks next.
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
