import { session } from '../lib/storage.ts';

const KEY = `position ${location.pathname}`;

/**
 * Restores the scroll position by section after a reload or a back navigation. The browser restores pixels, but the
 * height of sections not yet rendered is an estimate.
 */
export function restorePosition(): void {
  addEventListener('pagehide', storePosition);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stored = session.getItem(KEY);
  if (!stored || !['reload', 'back_forward'].includes(entry?.type ?? '')) return;
  const [at = 0, top = 0] = stored.split(' ').map(Number);
  const restore = () =>
    scrollBy({ top: (sections()[at]?.getBoundingClientRect().top ?? top) - top, behavior: 'instant' });
  restore();
  // Repeated after the load event, when the browser restores its pixels, unless the visitor scrolls.
  const later = new AbortController();
  for (const name of ['wheel', 'touchmove', 'keydown'])
    addEventListener(name, () => later.abort(), { signal: later.signal, passive: true });
  addEventListener('load', () => setTimeout(() => later.signal.aborted || restore()), { signal: later.signal });
}

/** Stores the first visible section and its offset. */
function storePosition(): void {
  const at = sections().findIndex((section) => section.getBoundingClientRect().bottom > 0);
  const top = sections()[at]?.getBoundingClientRect().top ?? 0;
  session.setItem(KEY, `${at} ${top}`);
}

const sections = () => [...document.querySelectorAll('section[id], footer')];
