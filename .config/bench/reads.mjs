import { whileApiRuns } from './api.mjs';
import { bareServer, rate, RATE_SAID } from './bare.mjs';
import { median } from './running.mjs';

const PAIRS = 5;

/** How fast a public read is answered from memory, as a share of a bare `node:http` server that sends the same bytes. */
export const measure = (path = '/api/programpage/online-ma') =>
  whileApiRuns({ database: 'pglite' }, async ({ origins: [origin] }) => {
    const answer = await fetch(origin + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const bare = await bareServer(bytes, Object.fromEntries(answer.headers));
    const pairs = [];
    await Promise.all([rate(origin + path), rate(bare)]);
    for (let index = 0; index < PAIRS; index += 1)
      pairs.push({ read: await rate(origin + path), bare: await rate(bare) });
    const ratio = median(pairs.map((pair) => pair.read / pair.bare));
    return `reads: ${ratio.toFixed(2)} of bare node:http (${Math.round(median(pairs.map(({ read }) => read)))} against ${Math.round(median(pairs.map((pair) => pair.bare)))} requests a second) on ${path}, ${bytes.length} bytes; median of ${PAIRS} pairs of ${RATE_SAID}`;
  });
