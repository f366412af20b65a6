import type { VisitSource } from '@prospectus/contract';

import { collectEvents } from '../../lib/track.ts';
import { createBeacon } from './beacon.ts';
import { trackClicks } from './clicks.ts';
import { eventLog } from './event-log.ts';
import { trackScroll } from './scroll-milestones.ts';
import { trackWidgets } from './widget-views.ts';

/** Starts to collect and send what happens on the page (§7). Loaded after the first interaction; nothing waits for it. */
export function startCollector(source: VisitSource): void {
  const beacon = createBeacon(source);
  collectEvents((event) => {
    eventLog.add(event);
    beacon.add(event);
  });
  trackClicks();
  trackScroll();
  trackWidgets();
}
