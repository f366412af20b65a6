import { session } from '../lib/storage.ts';

const KEY = `position ${location.pathname}`;

/**
 * Shows what was in sight where a page is loaded again or gone back to. The browser restores pixels, and until a section
 * has been near the screen its height is an estimate.
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
  // The browser restores its pixels once more after the page has loaded, unless the visitor has scrolled.
  const later = new AbortController();
  for (const name of ['wheel', 'touchmove', 'keydown'])
    addEventListener(name, () => later.abort(), { signal: later.signal, passive: true });
  addEventListener('load', () => setTimeout(() => later.signal.aborted || restore()), { signal: later.signal });
}

/** Stores which section is at the top of the screen, and where it begins. */
function storePosition(): void {
  const at = sections().findIndex((section) => section.getBoundingClientRect().bottom > 0);
  const top = sections()[at]?.getBoundingClientRect().top ?? 0;
  session.setItem(KEY, `${at} ${top}`);
}

const sections = () => [...document.querySelectorAll('section[id], footer')];
