import type { PageEvent, VisitSource } from '@prospectus/contract';

import { sendEvents } from '../../lib/send-events.ts';

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
    sendEvents(source, events);
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
