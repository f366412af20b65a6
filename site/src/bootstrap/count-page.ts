import type { VisitSource } from '@prospectus/contract';

import { storedVisit } from '../features/enquiry/attribution.ts';
import { mayTrack, sendEvents, takeWaiting, track } from '../lib/track.ts';
import { session } from '../lib/storage.ts';

/**
 * Tracks the page view. The collector sends it after the first interaction; without one, a beacon sends it when the page
 * is hidden or left.
 */
export function countPage(): void {
  const visitor = document.documentElement.dataset['visitor'] === 'verified' ? 'verified' : 'unverified';
  const count = () => track('page_loaded', { visitor });
  const send = () => sendEvents(sourceOfVisit(), takeWaiting());
  count();
  addEventListener('pageshow', ({ persisted }) => persisted && count());
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

const sourceOfVisit = (): VisitSource => storedVisit(session)?.visit_source ?? 'direct';

/** Loads the collector when the browser is idle; a failure does not affect the page (ERR-11). */
export function collectLater(): void {
  if (!mayTrack()) return;
  const collect = () =>
    import('../features/analytics/collector.ts').then(
      ({ startCollector }) => startCollector(sourceOfVisit()),
      // oxlint-disable-next-line no-console
      (error: unknown) => console.error('Events of this page are not collected.', error),
    );
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void collect())
      : setTimeout(() => void collect(), 1_500);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
