import { setTimeout as sleep } from 'node:timers/promises';

import { inBrowser, signIn, STAFF } from './browser.mjs';
import { whileRunning } from './running.mjs';

const QUIET_MS = 3_000;

/** What a browser with an empty cache receives, as sent, when a signed-in administrator opens a screen of the console. */
export const measure = (path = '/admin/') =>
  whileRunning(({ origin }) =>
    inBrowser({ width: 1280, height: 844 }, async (page, devtools) => {
      await signIn(page, origin, STAFF.admin);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      const kinds = new Map();
      const sums = {};
      devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
        kinds.set(requestId, response.mimeType.includes('json') ? 'JSON' : type.toLowerCase()),
      );
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId) ?? 'other';
        sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
      });
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.locator('main h1').first().waitFor();
      await sleep(QUIET_MS);
      const all = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
      const parts = Object.entries(sums).map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`);
      return `console-load: ${kilobytes(all)} for ${path} with an empty cache (${parts.join(', ')}), as sent, headers included, signed in, 1280 px`;
    }),
  );

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
