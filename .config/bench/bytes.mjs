import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

import { inBrowser } from './browser.mjs';
import { whileRunning } from './running.mjs';

const QUIET_MS = 4_000;

/** Script bytes that ran before the first interaction and after it, as brotli; what was fetched but not run is not counted. */
export const measure = (path = '/online-ma') =>
  whileRunning(({ origin }) =>
    inBrowser({ width: 390, height: 844 }, async (page, devtools) => {
      await devtools.send('Profiler.enable');
      await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await page.goto(origin + path, { waitUntil: 'load' });
      await sleep(QUIET_MS);
      const before = await ran(devtools, origin);
      await page.keyboard.press('Tab');
      await sleep(QUIET_MS);
      const after = [...new Set([...before, ...(await ran(devtools, origin))])];
      const [first, all] = [await brotliBytes(before), await brotliBytes(after)];
      return `bytes: ${kilobytes(first)} of script run before the first interaction (${before.length} files), ${kilobytes(all)} after it (${after.length} files) on ${path}; brotli, at 390 px, the interaction a Tab key, read from the browser's coverage`;
    }),
  );

async function ran(devtools, origin) {
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const files = result
    .filter(
      ({ url, functions }) =>
        url.startsWith(`${origin}/`) && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    .map(({ url }) => url);
  return [...new Set(files)].filter((url) => /\.m?js(\?|$)/.test(url));
}

/** What script files weigh together as brotli. */
export async function brotliBytes(addresses) {
  const sizes = await Promise.all(
    addresses.map(
      async (address) => brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** `12.3 kB` */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
