import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { startChild } from '../children.mjs';
import { freePort } from '../ports.mjs';

const SECONDS = 3;
const CONNECTIONS = 10;
const PAIRS = 5;

/** The percentile of the numbers. */
export const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

export const median = (numbers) => percentile(numbers, 0.5);

/** Calls `act` `count` times, `width` at a time, and returns the milliseconds of each call. */
export async function inParallel(count, width, act) {
  const times = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const started = performance.now();
      await act(index);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return times;
}

/**
 * The speed of an address as a share of that of a bare `node:http` server with the same bytes:
 * `{ ratio, perSecond, barePerSecond, bytes }`, the medians of pairs of runs. autocannon decodes bodies as text, so compressed ones would measure autocannon itself.
 */
export async function shareOfBareServer(url) {
  const body = await read(url);
  const bare = await startBareServer(body);
  const pairs = [];
  await Promise.all([rate(url), rate(bare)]);
  for (let index = 0; index < PAIRS; index += 1) pairs.push({ url: await rate(url), bare: await rate(bare) });
  return {
    ratio: median(pairs.map((pair) => pair.url / pair.bare)),
    perSecond: median(pairs.map((pair) => pair.url)),
    barePerSecond: median(pairs.map((pair) => pair.bare)),
    bytes: body.bytes.length,
  };
}

/** The details of a measurement, for the printed line. */
export const SHARE_METHOD = `median of ${PAIRS} pairs of ${SECONDS} seconds over ${CONNECTIONS} connections`;

async function rate(url) {
  const result = await autocannon({ url, duration: SECONDS, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.total / result.duration;
}

async function read(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const {
    date: _date,
    connection: _connection,
    'transfer-encoding': _encoding,
    ...headers
  } = Object.fromEntries(response.headers);
  return { bytes: Buffer.from(await response.arrayBuffer()), headers };
}

async function startBareServer({ bytes, headers }) {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, bytes);
  const port = await freePort();
  const code = `const [, file, headers] = process.argv; const body = require('node:fs').readFileSync(file);
    const head = { ...JSON.parse(headers), 'content-length': body.length }; process.once('disconnect', () => process.exit(0));
    require('node:http').createServer((request, response) => response.writeHead(200, head).end(body)).listen(${port});`;
  startChild('bench-bare', ['-e', code, file, JSON.stringify(headers)], { env: {} });
  const address = `http://localhost:${port}/`;
  while (
    !(await fetch(address, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ))
  );
  rmSync(folder, { recursive: true });
  return address;
}
