import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { startChild } from '../children.mjs';
import { freePort } from '../ports.mjs';
import { median, whileRunning } from './running.mjs';

const PAIRS = 5;
const REQUESTS = 4_000;
const CONNECTIONS = 10;
const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' };

/** How fast a cached page is served, as a share of a bare `node:http` server that sends the same bytes. */
export const measure = (path = '/online-ma') =>
  whileRunning(async ({ origin }) => {
    const bytes = await compressed(origin + path);
    const bare = await bareServer(bytes);
    const pairs = [];
    await Promise.all([rate(origin + path), rate(bare)]);
    for (let index = 0; index < PAIRS; index += 1)
      pairs.push({ page: await rate(origin + path), bare: await rate(bare) });
    const ratio = median(pairs.map((pair) => pair.page / pair.bare));
    return `page: ${ratio.toFixed(2)} of bare node:http (${Math.round(median(pairs.map(({ page }) => page)))} against ${Math.round(median(pairs.map((pair) => pair.bare)))} requests a second) on ${path}, ${bytes.length} bytes brotli; median of ${PAIRS} pairs of ${REQUESTS} requests over ${CONNECTIONS} connections`;
  });

async function rate(url) {
  const result = await autocannon({ url, amount: REQUESTS, connections: CONNECTIONS, headers: HEADERS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.total / result.duration;
}

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

async function bareServer(bytes) {
  const file = join(mkdtempSync(join(tmpdir(), 'prospectus-bare-')), 'body');
  writeFileSync(file, bytes);
  const port = await freePort();
  const code = `const body = require('node:fs').readFileSync(process.argv[1]); process.once('disconnect', () => process.exit(0));
    require('node:http').createServer((request, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length }).end(body)).listen(${port});`;
  startChild('bench-bare', ['-e', code, file], { env: {} });
  const address = `http://localhost:${port}/`;
  while (
    !(await fetch(address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ))
  );
  rmSync(file);
  return address;
}
