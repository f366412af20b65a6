import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from './paths.mjs';

const node = (script) =>
  spawnSync(
    process.execPath,
    ['--import', join(ROOT, '.config/loopback-only.mjs'), '--input-type=module', '-e', script],
    { env: { PATH: process.env.PATH }, encoding: 'utf8', timeout: 60_000 },
  );

it.each([
  ['fetch of an address', "await fetch('http://192.0.2.1/').catch(() => 0)", 'connect 192.0.2.1:80'],
  ['fetch of a name', "await fetch('https://files.invalid/').catch(() => 0)", 'look up files.invalid'],
  ['a socket over IPv6', "import { connect } from 'node:net'; connect(80, '2001:db8::1')", 'connect 2001:db8::1:80'],
  ['TLS', "import { connect } from 'node:tls'; connect(443, '192.0.2.1')", 'connect 192.0.2.1:443'],
  ['a look-up', "import { lookup } from 'node:dns/promises'; await lookup('files.invalid')", 'look up files.invalid'],
  [
    'a look-up that leads elsewhere',
    "import { get } from 'node:http'; get({ host: 'a.invalid', lookup: (h, o, done) => done(null, o.all ? [{ address: '192.0.2.1', family: 4 }] : '192.0.2.1', 4) })",
    'connect 192.0.2.1:80',
  ],
])('%s off this machine ends the process before a connection is made', (_, script, attempt) => {
  const { status, stderr } = node(script);
  expect({ status, stderr }).toEqual({ status: 70, stderr: `A test must not leave this machine: ${attempt}\n` });
});

it('connections within this machine are made', async () => {
  const server = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address();
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here');
  server.close();
});
