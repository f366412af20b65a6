import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { startChild } from '../children.mjs';
import { freePort } from '../ports.mjs';

const SECONDS = 3;
const CONNECTIONS = 10;

/** Requests a second for one address, ten connections; an answer that is not 2xx ends the measurement. */
export async function rate(url, headers = {}) {
  const result = await autocannon({ url, duration: SECONDS, connections: CONNECTIONS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.total / result.duration;
}

/** How a rate was measured, for the line that is printed. */
export const RATE_SAID = `${SECONDS} seconds over ${CONNECTIONS} connections`;

/** A `node:http` server that sends these bytes and does nothing else: what a server is compared with. */
export async function bareServer(bytes, headers) {
  const file = join(mkdtempSync(join(tmpdir(), 'prospectus-bare-')), 'body');
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
  rmSync(file);
  return address;
}
