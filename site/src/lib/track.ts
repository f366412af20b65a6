import type { EventBatch, EventName, EventProps, PageEvent, VisitSource } from '@prospectus/contract';

/** Without a collector, older events are dropped. */
const MAX_WAITING = 200;
/** The server's limit per request. */
const MAX_BATCH = 50;

const waiting: PageEvent[] = [];
let collector: ((event: PageEvent) => void) | undefined;

/** Respects Do Not Track and Global Privacy Control; a preview is not tracked. */
export const mayTrack = (): boolean =>
  navigator.doNotTrack !== '1' &&
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true &&
  document.documentElement.dataset['preview'] === undefined;

/** Records an event of the registry; the collector, which is loaded later, sends it. */
export function track<N extends EventName>(name: N, props: EventProps<N>): void {
  if (!mayTrack()) return;
  const event = { name, at: new Date().toISOString(), path: location.pathname, props } as PageEvent;
  if (collector) collector(event);
  else if (waiting.push(event) > MAX_WAITING) waiting.shift();
}

/** Takes the events recorded without a collector, at most one batch. */
export const takeWaiting = (): PageEvent[] => (collector ? [] : waiting.splice(0, MAX_BATCH));

/** Sets the collector, and passes the events recorded so far. */
export function collectEvents(collect: (event: PageEvent) => void): void {
  collector = collect;
  for (const event of waiting.splice(0)) collect(event);
}

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

/** Failures are only logged to the console (§8). */
function report(error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error('Events of this page could not be sent.', error);
}
