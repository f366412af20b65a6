import type { EventBatch, PageEvent, VisitSource } from '@prospectus/contract';

const ADDRESS = '/api/events';

/** Sends events in a beacon, which outlives the page. */
export function sendEvents(source: VisitSource, events: readonly PageEvent[]): void {
  if (events.length === 0) return;
  const body = JSON.stringify({ source, events: [...events] } satisfies EventBatch);
  try {
    if (!navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))) report();
  } catch (error) {
    report(error);
  }
}

/** Nothing but the console says so (§8). */
function report(error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error('Events of this page could not be sent.', error);
}
