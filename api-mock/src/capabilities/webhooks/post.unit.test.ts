import { afterAll, beforeAll, expect, test } from 'vitest';

import { watchConnections } from '../../testing/connections.ts';
import { mayReach } from '../../platform/network/public-lookup.ts';
import { post } from './gateway.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const local = { allowed: mayReach({ mode: 'local' }) };
const production = { allowed: mayReach({ mode: 'production' }) };
const sent = (url: string) => ({ url: new URL(url), headers: { 'content-type': 'application/json' }, body: '{}' });
const portOf = (url: string) => new URL(url).port;

test('an event is posted, and any status is the answer; no redirect is followed', async () => {
  for (const status of [200, 204, 302, 410, 503]) {
    receiver.answer((res) => res.writeHead(status, { location: `${receiver.url}/moved` }).end('a body'));
    expect(await post(sent(receiver.url), local)).toBe(status);
  }
  expect(receiver.received).toHaveLength(5);
});

test.each([
  ['loopback', 'http://127.0.0.1:PORT/'],
  ['loopback in another spelling', 'http://2130706433:PORT/'],
  ['loopback of IPv6', 'http://[::1]:PORT/'],
  ['an IPv4 address within IPv6', 'http://[::ffff:127.0.0.1]:PORT/'],
  ['a private network', 'http://10.0.0.1:PORT/'],
  ['the address of a cloud’s own data', 'http://169.254.169.254:PORT/'],
  ['a name of loopback', 'http://localhost:PORT/'],
])('API-44 in production nothing is connected to at %s', async (_, url) => {
  const connections = watchConnections();
  const before = receiver.received.length;
  const posted = post(sent(url.replace('PORT', portOf(receiver.url))), production);
  await expect(posted).rejects.toThrow('not one of the public internet');
  connections.stop();
  expect([connections.tried, receiver.received.length]).toEqual([[], before]);
});

test('API-44 a name is connected to by the address that was checked, and by none that is private', async () => {
  const url = sent(`http://crm.example.org:${portOf(receiver.url)}/`);
  const at = (address: string) => async () => [{ address, family: 4 }];
  receiver.answer(204);
  expect(await post(url, { ...local, resolve: at('127.0.0.1') })).toBe(204);
  for (const address of ['10.0.0.1', '169.254.169.254', '192.168.1.1'])
    await expect(post(url, { ...local, resolve: at(address) })).rejects.toThrow('not one of the public internet');
  await expect(post(url, { ...production, resolve: at('127.0.0.1') })).rejects.toThrow(
    'not one of the public internet',
  );
});

test('silence, and a port that nobody listens at, are failures of the receiver', async () => {
  receiver.answer(() => undefined);
  const silent = post(sent(receiver.url), { ...local, timeoutMs: 200 });
  await expect(silent).rejects.toMatchObject({ message: 'no answer in time', isDown: true });
  const gone = await startReceiver();
  await gone.close();
  await expect(post(sent(gone.url), local)).rejects.toMatchObject({ message: 'not reachable', isDown: true });
});
