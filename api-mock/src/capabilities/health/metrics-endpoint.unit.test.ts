import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

import { metricsEndpoint } from '@prospectus/telemetry';
import { expect, test } from 'vitest';

const TOKEN = 'a-token-of-the-scraper-of-32-bytes';
const metrics = { text: () => Promise.resolve('up 1\n'), type: 'text/plain' };

test.each([
  ['local', undefined, {}, 200],
  ['local', undefined, { host: 'www.university.test' }, 404],
  ['local', undefined, { host: 'rebound.test' }, 404],
  ['local', undefined, { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['local', TOKEN, {}, 404],
  ['production', undefined, {}, 404],
  ['production', TOKEN, { authorization: `Bearer ${TOKEN}`, host: 'site-1.internal:8080' }, 200],
  ['production', TOKEN, { authorization: 'Bearer another' }, 404],
  ['production', TOKEN, { authorization: `Bearer ${TOKEN}`, host: 'www.university.test' }, 404],
] as const)('PROD-05 metrics in %s with the token %s for %j: %i', async (mode, token, headers, status) => {
  const endpoint = metricsEndpoint({ metrics, publicUrl: 'https://www.university.test', mode, token });
  const server = createServer((req, res) => void (endpoint(req, res) || res.writeHead(404).end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const answered = await new Promise((answer) =>
    get({ host: '127.0.0.1', port, path: '/metrics', headers, agent: false }, ({ statusCode }) => answer(statusCode)),
  );
  server.close();
  expect(answered).toBe(status);
});
