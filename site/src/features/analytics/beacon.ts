import type { EventBatch, PageEvent, VisitSource } from '@prospectus/contract';

const ADDRESS = '/api/events';
/** Sent at once when there are this many; the server takes 50. */
const FULL = 20;
const PATIENCE_MS = 5_000;

/** Sends events in batches: when the browser is idle, when there are many, and when the page is left. */
export function createBeacon(source: VisitSource): { add(event: PageEvent): void } {
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    const body = JSON.stringify({ source, events } satisfies EventBatch);
    try {
      if (!navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))) report();
    } catch (error) {
      report(error);
    }
  };
  const sendWhenIdle = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(send) : send());

  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  return {
    add: (event) => {
      waiting.push(event);
      if (waiting.length >= FULL) send();
      else timer ??= setTimeout(sendWhenIdle, PATIENCE_MS);
    },
  };
}

/** Nothing but the console says so (§8). */
function report(error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error('Events of this page could not be sent.', error);
}
