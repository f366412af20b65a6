import type { PageEvent } from '@prospectus/contract';
import { expect, type Page } from 'playwright/test';

/** The events that a page sends; `leave` makes it send the rest. */
export async function eventsOf(page: Page) {
  const sent: PageEvent[] = [];
  const bodies: string[] = [];
  await page.exposeFunction('beaconSeen', (body: string) => {
    bodies.push(body);
    sent.push(...(JSON.parse(body) as { events: PageEvent[] }).events);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob)
        void body.text().then((text) => (window as never as { beaconSeen: (text: string) => void }).beaconSeen(text));
      return send(address, body);
    };
  });
  const hide = () =>
    page
      .evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      })
      .catch((error: Error) => {
        // A page that is left sends its last events.
        if (!error.message.includes('context was destroyed')) throw error;
      });
  const named = async (name: PageEvent['name']) => {
    await hide();
    return sent.filter((event) => event.name === name).map(({ props }) => props);
  };
  return { sent, bodies, named };
}

/** Moves the pointer: the first interaction loads the collector. */
export const arrive = (page: Page) => page.mouse.move(5, 300, { steps: 2 });

/** Resolves once events are collected. */
export const collecting = async (page: Page) => {
  await arrive(page);
  await expect
    .poll(
      () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /collector/.test(name))),
      {
        message: 'the collector is loaded',
      },
    )
    .toBe(true);
};
