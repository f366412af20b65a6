import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';

import { freePort, requireDatabase, requireFreePort } from './ports.mjs';

const servers = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

const listen = (port, host) =>
  new Promise((done) => {
    const server = createServer().listen(port, host, () => done(port));
    servers.push(server);
  });

it.each(['127.0.0.1', '0.0.0.0'])('a port in use on %s is refused, with the variable that changes it', async (host) => {
  const port = await listen(await freePort(), host);
  await expect(requireFreePort(port, 'API_PORT')).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or set API_PORT to another.`,
  );
});

it('a free port is accepted', async () => {
  await expect(requireFreePort(await freePort(), 'PORT')).resolves.toBeUndefined();
});

it('a database that does not answer is named without its password', async () => {
  const port = await freePort();
  await expect(requireDatabase(`postgres://who:hunter2@127.0.0.1:${port}/x`)).rejects.toThrow(
    `No database answers at 127.0.0.1:${port}. Start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded one.`,
  );
  await listen(port, '127.0.0.1');
  await expect(requireDatabase(`postgres://who:hunter2@127.0.0.1:${port}/x`)).resolves.toBeUndefined();
});
