import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { channelHealth, gatewayTest, ROLE } from '@prospectus/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let call: Call;
let address = '';
const taken: unknown[] = [];
const thirdParty = createServer((req, res) => {
  void req.toArray().then((parts: Buffer[]) => {
    taken.push(JSON.parse(Buffer.concat(parts).toString()));
    res.end('{}');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => thirdParty.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(thirdParty.address() as AddressInfo).port}/sms?key=secret`;
  api = await startTestApi({ env: { SMS_URL: address } });
  call = callsTo(api);
});
afterEach(async () => void (await call('DELETE', '/mock/faults')));
afterAll(async () => {
  await api.stop();
  thirdParty.close();
});

const asAdmin = async (method: string, path: string, body?: object) =>
  call(method, `/admin${path}`, { token: await tokenOf(call, ROLE.ADMIN), ...(body && { body }) });
const tested = async (body: object) =>
  z.object({ data: gatewayTest.strict() }).parse((await asAdmin('POST', '/deliveries/test', body)).body).data;

test('a channel says where it goes: the host alone, or that a mock answers', async () => {
  const { data } = z
    .object({ data: z.array(channelHealth.strict()) })
    .parse((await asAdmin('GET', '/deliveries/health')).body);
  const goesTo = Object.fromEntries(data.map(({ channel, goes_to }) => [channel, goes_to]));
  expect(goesTo).toMatchObject({ sms: new URL(address).host, erp: 'mock' });
  expect(JSON.stringify(data)).not.toContain('secret');
});

test('a test reaches the gateway itself at once, and its failure is what the gateway said', async () => {
  expect(await tested({ channel: 'sms', to: '98765 43210' })).toMatchObject({ ok: true, error: null });
  expect(taken).toEqual([{ to: '+919876543210', body: expect.objectContaining({ test: true }) as object }]);
  await call('POST', '/mock/faults', { body: { target: 'sms', status: 503 } });
  expect(await tested({ channel: 'sms', to: '9876543210' })).toMatchObject({ ok: false, error: 'answered 503' });
  expect(await tested({ channel: 'erp' })).toMatchObject({ ok: true });
});

test.each([
  [{ channel: 'sms' }, 'to'],
  [{ channel: 'sms', to: '12345' }, 'to'],
  [{ channel: 'email', to: 'nobody' }, 'to'],
  [{ channel: 'pigeon' }, 'channel'],
])('%j is refused and names %s', async (body, field) => {
  const { status, body: failure } = await asAdmin('POST', '/deliveries/test', body);
  expect([status, Object.keys((failure as { errors: object }).errors)]).toEqual([400, [field]]);
});

test('a test is in the audit log with its outcome, not with whom it went to; too many are refused', async () => {
  const filter = encodeURIComponent(JSON.stringify({ action: 'test' }));
  const { body } = await asAdmin('GET', `/audit?filter=${filter}`);
  const entries = body as { title: string; after: object }[];
  expect(entries).toContainEqual(
    expect.objectContaining({ title: 'sms', after: { ok: false, error: 'answered 503' } }),
  );
  expect(JSON.stringify(entries)).not.toContain('9876543210');
  const statuses = new Set<number>();
  for (let nth = 0; nth < 31; nth += 1)
    statuses.add((await asAdmin('POST', '/deliveries/test', { channel: 'erp' })).status);
  expect(statuses).toEqual(new Set([200, 429]));
});
