import type { VisitSource } from '@prospectus/contract';

import { storedVisit } from '../features/enquiry/attribution.ts';
import { mayTrack, sendEvents, takeWaiting, track } from '../lib/track.ts';
import { session } from '../lib/storage.ts';

/**
 * Counts the page. The collector, which comes after the first interaction, sends it; where it has not come by then, one
 * beacon does when the page is hidden or left.
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

/** The word that the visit is counted under. */
const sourceOfVisit = (): VisitSource => storedVisit(session)?.visit_source ?? 'direct';

/** Loads the collector of events after the first interaction, when the browser is idle. Without it the page goes on (ERR-11). */
export function collectLater(): void {
  if (!mayTrack()) return;
  const collect = () =>
    import('../features/analytics/collector.ts').then(
      ({ startCollector }) => startCollector(sourceOfVisit()),
      // Nothing but the console says so (§8).
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
