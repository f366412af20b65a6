import { useSyncExternalStore } from 'react';

export const useIsTabletUp = atLeast(768);

export const useIsDesktop = atLeast(1024);

export const useIsWide = atLeast(1280);

function atLeast(px: number): () => boolean {
  const query = window.matchMedia(`(min-width: ${px}px)`);
  const subscribe = (onChange: () => void) => {
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}
