import { POPUP } from '@prospectus/contract/constants';
import { test as base } from 'playwright/test';

import { type Product, startProduct } from './product.ts';

/**
 * A test with the worker's own product: processes, data and clock. It fails if a page requests an external host.
 */
export const test = base.extend<{ loopbackOnly: void; popups: boolean; withoutPopups: void }, { product: Product }>({
  product: [
    // Playwright reads a fixture's needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct(process.env['E2E_SEEDED'] ?? '');
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.origin),
  /** Whether pop-ups come: on a slow machine one would open over what another test looks at. */
  popups: [false, { option: true }],
  withoutPopups: [
    async ({ context, popups }, provide) => {
      if (!popups)
        await context.addInitScript((flag) => {
          if (origin !== 'null') sessionStorage.setItem(flag, '1');
        }, POPUP.flags.delay);
      await provide();
    },
    { auto: true },
  ],
  loopbackOnly: [
    async ({ context }, provide) => {
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') elsewhere.push(href);
      });
      await provide();
      base.expect(elsewhere, 'no page asks for anything off this machine').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
