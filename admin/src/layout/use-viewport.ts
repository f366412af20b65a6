import { useSyncExternalStore } from 'react';

/** Whether there is room for a table. */
export const useIsWide = atLeast(768);

/** Whether the menu stands beside the work. */
export const useIsDesk = atLeast(1024);

function atLeast(px: number): () => boolean {
  const query = window.matchMedia(`(min-width: ${px}px)`);
  const subscribe = (changed: () => void) => {
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}
