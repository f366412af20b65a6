import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ready = async () => {
  const answer = await fetch(`${api.url}/readyz`);
  const body = (await answer.json()) as { data: { status: string; parts: Record<string, object> }; code?: string };
  return { status: answer.status, ...body };
};
const OK = { ok: true };
const ALL_WORK = { database: OK, migrations: OK, queue: OK, feed: OK, disk: OK };

test('PROD-04 liveness and readiness answer', async () => {
  const alive = await fetch(`${api.url}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { data: { status: 'ok' } }]);
  expect(await ready()).toEqual({ status: 200, data: { status: 'ready', parts: ALL_WORK } });
});

test('PROD-04 readiness names the part that is wrong, and only a database that cannot answer is a 503', async () => {
  const { db } = api.deps;
  await db.execute(sql`insert into outbox (id, channel, purpose, subject, recipient, body, created_at, next_attempt_at)
    values (gen_random_uuid(), 'erp', 'lead.erp', 'x', '+919876543210', '{}', now() - interval '400 seconds',
      now() + interval '1 day')`);
  const late = await ready();
  expect(late).toMatchObject({ status: 200, data: { status: 'degraded' } });
  expect(late.data.parts['queue']).toEqual({
    ok: false,
    why: expect.stringMatching(/^erp: a message waits for 40\d s$/),
  });
  await db.execute(sql`delete from outbox`);

  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
  expect(await ready()).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    data: { status: 'unavailable', parts: { database: OK, migrations: { ok: false } } },
  });
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
  expect((await ready()).data.status).toBe('ready');
});

test('PROD-05 the metrics have a value of every part from the start', async () => {
  const text = await (await fetch(`${api.origin}/metrics`)).text();
  for (const line of [
    'http_requests_total{method="GET",route="/api/readyz",status="200"}',
    'http_request_duration_seconds_bucket{',
    'nodejs_eventloop_lag_p99_seconds ',
    'prospectus_queue_oldest_seconds{channel="sms"} 0',
    'prospectus_lead_submissions_total{kind="new"}',
    'prospectus_content_behind_seconds 0',
  ])
    expect(text).toContain(line);
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});
