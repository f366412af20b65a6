import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { channelHealth, gatewayTest, ROLE } from '@prospectus/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { seedId } from '../../seed/seeding.ts';
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
const tested = async (channel: string, body: object = {}) =>
  z.object({ data: gatewayTest.strict() }).parse((await asAdmin('POST', `/gateways/${channel}/test`, body)).body).data;

test('a channel says where it goes: the host alone, or that a mock answers', async () => {
  const { data } = z
    .object({ data: z.array(channelHealth.strict()) })
    .parse((await asAdmin('GET', '/deliveries/health')).body);
  const goesTo = Object.fromEntries(data.map(({ channel, goes_to }) => [channel, goes_to]));
  expect(goesTo).toMatchObject({ sms: new URL(address).host, erp: 'mock' });
  expect(JSON.stringify(data)).not.toContain('secret');
});

test('a test reaches the gateway itself at once, and its failure is what the gateway said', async () => {
  expect(await tested('sms', { to: '98765 43210' })).toMatchObject({ ok: true, error: null });
  expect(taken).toEqual([{ to: '+919876543210', body: expect.objectContaining({ test: true }) as object }]);
  await call('POST', '/mock/faults', { body: { target: 'sms', status: 503 } });
  expect(await tested('sms', { to: '9876543210' })).toMatchObject({ ok: false, error: 'answered 503' });
  expect(await tested('erp')).toMatchObject({ ok: true });
});

test.each([
  ['sms', {}, 'to'],
  ['sms', { to: '12345' }, 'to'],
  ['email', { to: 'nobody' }, 'to'],
  ['webhooks', {}, 'channel'],
])('a test of %s with %j is refused and names %s', async (channel, body, field) => {
  const { status, body: failure } = await asAdmin('POST', `/gateways/${channel}/test`, body);
  expect([status, Object.keys((failure as { errors: object }).errors)]).toEqual([400, [field]]);
});

test('the settings say where messages go and switch a channel off, at once; an address of the environment comes first', async () => {
  const path = `/settings/${seedId('settings', 'settings')}`;
  const set = async (fields: object) => {
    expect((await asAdmin('PUT', path, fields)).status).toBe(200);
    expect((await asAdmin('POST', `${path}/publish`, {})).status).toBe(200);
    const { body } = await asAdmin('GET', '/deliveries/health');
    const { data } = z.object({ data: z.array(channelHealth) }).parse(body);
    return Object.fromEntries(data.map(({ channel, on, goes_to, set_by }) => [channel, [on, goes_to, set_by]]));
  };
  const { host } = new URL(address);
  taken.length = 0;
  const erp_address = `http://${host}/erp`;
  const elsewhere = { sms_on: false, sms_address: 'https://elsewhere.example.org' };
  expect(await set({ erp_address, email_on: false, ...elsewhere })).toMatchObject({
    ...{ sms: [true, host, 'SMS_URL'], erp: [true, host, null], email: [false, null, null] },
  });
  expect(await tested('erp')).toMatchObject({ ok: true });
  expect(taken).toHaveLength(1);
  expect((await asAdmin('POST', '/gateways/email/test', { to: 'a@example.org' })).status).toBe(400);
  expect(await set({ erp_address: '', email_on: true })).toMatchObject({
    ...{ erp: [true, 'mock', null], email: [true, 'mock', null] },
  });
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
  for (let nth = 0; nth < 31; nth += 1) statuses.add((await asAdmin('POST', '/gateways/erp/test', {})).status);
  expect(statuses).toEqual(new Set([200, 429]));
});
