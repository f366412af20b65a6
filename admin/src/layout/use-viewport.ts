import { useSyncExternalStore } from 'react';

/** Whether the viewport is a tablet's or wider, so that a table fits. */
export const useIsTabletUp = atLeast(768);

/** Whether the viewport is a desktop's, so that the menu fits beside the content. */
export const useIsDesktop = atLeast(1024);

/** Whether a panel fits beside a form. */
export const useIsWide = atLeast(1280);

function atLeast(px: number): () => boolean {
  const query = window.matchMedia(`(min-width: ${px}px)`);
  const subscribe = (onChange: () => void) => {
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}
