import { get } from 'node:http';

import { bareServer, rate, RATE_SAID } from './bare.mjs';
import { median, whileRunning } from './running.mjs';

const PAIRS = 5;
const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };

/** How fast a cached page is served, as a share of a bare `node:http` server that sends the same bytes. */
export const measure = (path = '/online-ma') =>
  whileRunning(async ({ origin }) => {
    const bytes = await compressed(origin + path);
    const bare = await bareServer(bytes, { 'content-type': 'text/html', 'content-encoding': 'br' });
    const pairs = [];
    await Promise.all([rate(origin + path, HEADERS), rate(bare)]);
    for (let index = 0; index < PAIRS; index += 1)
      pairs.push({ page: await rate(origin + path, HEADERS), bare: await rate(bare) });
    const ratio = median(pairs.map((pair) => pair.page / pair.bare));
    return `page: ${ratio.toFixed(2)} of bare node:http (${Math.round(median(pairs.map(({ page }) => page)))} against ${Math.round(median(pairs.map((pair) => pair.bare)))} requests a second) on ${path}, ${bytes.length} bytes brotli; median of ${PAIRS} pairs of ${RATE_SAID}`;
  });

// The body as it travels: `fetch` would unpack it.
async function compressed(address) {
  const read = async () => {
    const response = await new Promise((resolve, reject) => {
      get(address, { headers: HEADERS }, resolve).once('error', reject);
    });
    return Buffer.concat(await response.toArray());
  };
  await read();
  return read();
}
