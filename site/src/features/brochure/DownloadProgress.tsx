import { ProgressBar } from '@prospectus/design-system';
import { useSyncExternalStore } from 'react';

/** How much of a download has come; whoever shows it follows it. */
export type Progress = {
  report(share: number | undefined): void;
  subscribe(changed: () => void): () => void;
  current(): number | undefined;
};

export function progressOf(): Progress {
  const followers = new Set<() => void>();
  let now: number | undefined;
  return {
    report: (share) => {
      now = share;
      for (const changed of followers) changed();
    },
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    current: () => now,
  };
}

/** A bar that follows a download. */
export function DownloadProgress({ progress }: { progress: Progress }) {
  const share = useSyncExternalStore(progress.subscribe, progress.current, () => undefined);
  return <ProgressBar active variant="inline" label="Download of the brochure" value={share} />;
}
