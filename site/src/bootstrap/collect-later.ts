import { mayTrack } from '../lib/track.ts';
import { sourceOfVisit } from './count-page.ts';

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
