import type { Failure, OutboxItem } from '@prospectus/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterEach(async () => void (await call('DELETE', '/mock/faults')));
afterAll(() => api.stop());

type Answer = { data: unknown } & Failure;
async function call(
  method: string,
  path: string,
  body?: object,
  base = api.url,
): Promise<{ status: number; data: unknown; failure: Failure }> {
  const answer = await fetch(`${base}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as Answer;
  return { status: answer.status, data: json.data, failure: json };
}
const outbox = async (query: Record<string, string> = {}) =>
  (await call('GET', `/mock/outbox?${new URLSearchParams(query)}`)).data as OutboxItem[];
const enquire = (phone: string) =>
  call('POST', '/leads', {
    phone,
    name: 'Asha Rao',
    email: 'asha@example.com',
    qualification: 3,
    interest: 'Master of Business Administration',
  });

test('PROD-06: the outbox shows the code, newest first, by channel and recipient in any notation', async () => {
  await enquire('9700000001');
  await enquire('9700000002');
  const sms = await outbox({ channel: 'sms' });
  expect(sms.map(({ to }) => to)).toEqual(['+919700000002', '+919700000001']);
  expect(sms[0]).toEqual({
    id: expect.any(String),
    channel: 'sms',
    to: '+919700000002',
    body: expect.stringContaining(sms[0]?.otp ?? 'none'),
    otp: expect.stringMatching(/^\d{4}$/),
    sentAt: expect.any(String),
    status: 'sent',
    attempts: 1,
  });
  for (const to of ['9700000001', '+919700000001', ' 919700000001'])
    expect(await outbox({ channel: 'sms', to })).toHaveLength(1);
  for (const query of [
    { channel: 'erp' },
    { channel: 'pigeon' },
    { to: '700000001' },
    { channel: 'sms', to: 'nobody@example.com' },
  ] as Record<string, string>[]) {
    expect(await outbox(query)).toEqual([]);
  }
});

test('PROD-06 API-34: while the SMS gateway fails the code is delayed, not lost', async () => {
  await call('POST', '/mock/faults', { target: 'sms', status: 503, times: 2 });
  expect((await enquire('9700000003')).status).toBe(201);
  const [waiting] = await outbox({ channel: 'sms', to: '9700000003' });
  expect(waiting).toMatchObject({ status: 'failed', sentAt: null });
  expect(waiting).not.toHaveProperty('otp');
  expect(waiting?.body).toContain('••••');
  await expect
    .poll(() => outbox({ channel: 'sms', to: '9700000003' }))
    .toMatchObject([{ status: 'sent', attempts: 3 }]);
});

test('CONST-03 API-34: a code is never sent after its life', async () => {
  await call('POST', '/mock/faults', { target: 'sms', status: 503, times: 1 });
  await enquire('9700000004');
  expect(await outbox({ channel: 'sms', to: '9700000004' })).toMatchObject([{ status: 'failed' }]);
  await call('POST', '/mock/clock', { advanceMs: 300_000 });
  await expect
    .poll(() => outbox({ channel: 'sms', to: '9700000004' }))
    .toMatchObject([{ status: 'dead', sentAt: null, attempts: 1 }]);
});

test('PROD-06: a fault on a route applies as often as asked, and to no other route', async () => {
  expect((await call('POST', '/mock/faults', { target: 'POST /leads', status: 500, times: 1 })).data).toEqual([
    { target: 'POST /leads', status: 500, times: 1 },
  ]);
  expect((await call('GET', '/leads/getLeadByMobile/9700000005')).status).toBe(200);
  expect(await enquire('9700000005')).toMatchObject({
    status: 500,
    failure: { code: 'INTERNAL', msg: expect.any(String) },
  });
  expect((await enquire('9700000005')).status).toBe(201);
});

test('PROD-06: a fault may delay, apply at a rate, and be removed', async () => {
  await call('POST', '/mock/faults', { target: 'GET /api/leads/getLeadByMobile/:phone', latencyMs: 300 });
  const started = performance.now();
  expect((await call('GET', '/leads/getLeadByMobile/9700000006')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(300);
  await call('DELETE', '/mock/faults');

  await call('POST', '/mock/faults', { target: 'GET /leads/getLeadByMobile/:phone', status: 418, rate: 0 });
  expect((await call('GET', '/leads/getLeadByMobile/9700000006')).status).toBe(200);
  await call('POST', '/mock/faults', { target: 'GET /leads/getLeadByMobile/:phone' });
  expect((await call('GET', '/leads/getLeadByMobile/9700000006')).status).toBe(503);
  expect((await call('DELETE', '/mock/faults')).data).toEqual([]);
  expect((await call('GET', '/leads/getLeadByMobile/9700000006')).status).toBe(200);
});

test('PROD-06: a target that is no gateway and no route is refused', async () => {
  expect(await call('POST', '/mock/faults', { target: 'toaster' })).toMatchObject({
    status: 400,
    failure: { errors: { target: expect.any(String) } },
  });
  expect(await call('POST', '/mock/faults', { target: 'sms', rate: 2, times: 0 })).toMatchObject({
    failure: { errors: { rate: expect.any(String), times: expect.any(String) } },
  });
});

test('PROD-06: the clock moves on and is set right', async () => {
  await call('DELETE', '/mock/clock');
  const aheadBy = (data: unknown) => Date.parse((data as { now: string }).now) - Date.now();
  expect(aheadBy((await call('POST', '/mock/clock', { advanceMs: 3_600_000 })).data)).toBeGreaterThan(3_590_000);
  expect(aheadBy((await call('POST', '/mock/clock', { advanceMs: 3_600_000 })).data)).toBeGreaterThan(7_190_000);
  expect(Math.abs(aheadBy((await call('DELETE', '/mock/clock')).data))).toBeLessThan(60_000);
  expect((await call('POST', '/mock/clock', { advanceMs: -1 })).failure.errors).toHaveProperty('advanceMs');
});

test('PROD-06: reset deletes leads, messages and faults, and resets the clock', async () => {
  await enquire('9700000007');
  await call('POST', '/mock/faults', { target: 'GET /leads/getLeadByMobile/:phone', status: 500 });
  await call('POST', '/mock/clock', { advanceMs: 86_400_000 });
  expect(await call('POST', '/mock/reset')).toMatchObject({ status: 200, data: { success: true } });
  expect(await outbox()).toEqual([]);
  expect((await call('GET', '/leads/getLeadByMobile/9700000007')).data).toEqual({ leadExists: false, lead: [] });
  expect(api.deps.clock.now().getTime() - Date.now()).toBeLessThan(60_000);
  expect((await enquire('9700000007')).status).toBe(201);
  expect(await outbox({ channel: 'sms' })).toHaveLength(1);
});

test('PROD-06: in production there are no mock controls', async () => {
  const production = await startTestApi({
    env: {
      APP_MODE: 'production',
      APP_SECRET: 'x'.repeat(40),
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'a long enough password',
    },
  });
  try {
    for (const [method, path, body] of [
      ['GET', '/mock/outbox'],
      ['POST', '/mock/faults', { target: 'sms' }],
      ['DELETE', '/mock/faults'],
      ['POST', '/mock/clock', { advanceMs: 1 }],
      ['DELETE', '/mock/clock'],
      ['POST', '/mock/reset'],
    ] as const) {
      expect(await call(method, path, body, production.url)).toMatchObject({
        status: 404,
        failure: { code: 'NOT_FOUND' },
      });
    }
  } finally {
    await production.stop();
  }
});
