import { session } from '../../lib/storage.ts';
import { collectEvents, track } from '../../lib/track.ts';
import { storedVisit } from '../enquiry/attribution.ts';
import { createBeacon } from './beacon.ts';
import { trackClicks } from './clicks.ts';
import { eventLog } from './event-log.ts';
import { trackScroll } from './scroll-milestones.ts';
import { trackWidgets } from './widget-views.ts';

/** Starts to collect and send what happens on the page (§7). Loaded after the first interaction; nothing waits for it. */
export function startCollector(): void {
  const beacon = createBeacon(storedVisit(session)?.visit_source ?? 'direct');
  const loaded = () =>
    track('page_loaded', {
      visitor: document.documentElement.dataset['visitor'] === 'verified' ? 'verified' : 'unverified',
    });
  loaded();
  collectEvents((event) => {
    eventLog.add(event);
    beacon.add(event);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && loaded());
  trackClicks();
  trackScroll();
  trackWidgets();
}
