import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { isPublic, publicLookup } from '../network/public-lookup.ts';
import { httpGateway } from './http-gateway.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Answering = (req: IncomingMessage, res: ServerResponse) => unknown;

async function thirdParty(answer: Answering): Promise<string> {
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const bodyOf = async (req: IncomingMessage) => JSON.parse(Buffer.concat(await req.toArray()).toString()) as unknown;

test('API-34: a message is posted as JSON with its idempotency key, and the answer comes back', async () => {
  const seen: unknown[] = [];
  const url = await thirdParty(async (req, res) => {
    seen.push(req.method, req.headers['idempotency-key'], req.headers['content-type'], await bodyOf(req));
    res.end('{"leads_id":"E1"}');
  });
  expect(await httpGateway(url)({ to: '+919876543210' }, 'key-1')).toEqual({ leads_id: 'E1' });
  expect(seen).toEqual(['POST', 'key-1', 'application/json', { to: '+919876543210' }]);
});

test.each<[string, Answering, string]>([
  ['an error', (_req, res) => res.writeHead(503).end('no'), 'answered 503'],
  ['a redirect', (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'not reachable'],
  ['no JSON', (_req, res) => res.end('<html>'), 'answered no JSON'],
  ['too much', (_req, res) => res.end(`"${'x'.repeat(70_000)}"`), 'answered too much'],
  ['success: false', (_req, res) => res.end('{"success":false}'), 'answered that it failed'],
  ['an error inside', (_req, res) => res.end('{"error":{"code":7}}'), 'answered that it failed'],
  ['a status of failure inside', (_req, res) => res.end('{"status":"FAILURE"}'), 'answered that it failed'],
  ['an error that never ends', (_req, res) => res.writeHead(500).write('x'), 'answered 500'],
  ['less than it announces', (_req, res) => endEarly(res), 'not reachable'],
  ['a byte at a time', (_req, res) => res.write('{'), 'no answer in time'],
  ['nothing in time', () => undefined, 'no answer in time'],
])('API-34: %s is a failure that says nothing of the message', async (_, answer, reason) => {
  const url = await thirdParty(answer);
  await expect(httpGateway(url, { timeoutMs: 300 })({ secret: '1234' }, 'k')).rejects.toThrow(reason);
});

const endEarly = (res: ServerResponse) =>
  res.writeHead(200, { 'content-length': 100 }).write('{"success":', () => res.destroy());

test.each(['{"success":true,"errors":[]}', '{"status":"sent","error":null}', '"error"', '[]', '{"status":200}'])(
  'API-34: %s is a success',
  async (body) => {
    const url = await thirdParty((_req, res) => res.end(body));
    expect(await httpGateway(url)({}, 'k')).toEqual(JSON.parse(body));
  },
);

test('an address that staff set uses no connection that another gateway has left open', async () => {
  const url = (await thirdParty((_req, res) => res.end('{}'))).replace('127.0.0.1', 'localhost');
  await httpGateway(url)({}, 'k');
  const ofStaff = httpGateway(url, { allowed: isPublic, lookup: publicLookup() });
  await expect(ofStaff({}, 'k')).rejects.toThrow('not one of the public internet');
});

test('API-34: an empty answer is one', async () => {
  const url = await thirdParty((_req, res) => res.writeHead(204).end());
  expect(await httpGateway(url)({}, 'k')).toBeNull();
});
