import type { EventBatch, EventName, EventProps, PageEvent, VisitSource } from '@prospectus/contract';

/** Beyond these the oldest are forgotten: the collector never came. */
const MOST = 200;
/** The server takes so many at once. */
const A_BEACON = 50;

const waiting: PageEvent[] = [];
let collector: ((event: PageEvent) => void) | undefined;

/** Whether events may be collected: not against Do-Not-Track or Global Privacy Control, and not in a preview. */
export const mayTrack = (): boolean =>
  navigator.doNotTrack !== '1' &&
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true &&
  document.documentElement.dataset['preview'] === undefined;

/** Records an event of the registry. Never throws; the collector, which is loaded later, sends it. */
export function track<N extends EventName>(name: N, props: EventProps<N>): void {
  if (!mayTrack()) return;
  const event = { name, at: new Date().toISOString(), path: location.pathname, props } as PageEvent;
  if (collector) collector(event);
  else if (waiting.push(event) > MOST) waiting.shift();
}

/** What was recorded while there is no collector, as much as one beacon may bring; it is not handed over again. */
export const takeWaiting = (): PageEvent[] => (collector ? [] : waiting.splice(0, A_BEACON));

/** Hands over what was recorded so far, and from now on every event as it is recorded. */
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

/** Nothing but the console says so (§8). */
function report(error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error('Events of this page could not be sent.', error);
}
