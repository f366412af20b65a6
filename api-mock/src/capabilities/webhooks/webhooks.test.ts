import { ROLE } from '@prospectus/contract';
import { webhookRecord } from '@prospectus/contract/webhooks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { rows } from '../../platform/database/database.ts';
import { deriveKeys } from '../../platform/secrets/keys.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { readSecrets } from '../../platform/secrets/secret.ts';
import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { resealSecrets } from './sign.ts';
import { webhooksOf } from './testing/webhook-calls.ts';

let api: TestApi;
let hooks: Awaited<ReturnType<typeof webhooksOf>>;
beforeAll(async () => {
  api = await startTestApi();
  hooks = await webhooksOf(api);
});
afterEach(async () => void (await api.deps.db.execute(sql`delete from webhooks`)));
afterAll(() => api.stop());

// Of the public internet, and never connected to here: no event happens.
const PUBLIC = 'https://93.184.216.34/hooks/a-secret-path';
const fields = { name: 'CRM', url: PUBLIC, events: ['lead.created'], active: true };
const errorsOf = (body: unknown) => (body as { errors?: Record<string, string> }).errors;

test('a webhook is registered, and its secret is answered once and stored encrypted', async () => {
  const { secret, ...created } = await hooks.create(PUBLIC);
  expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
  expect(await hooks.read(created.id)).toEqual(created);
  const { body: list, headers } = await hooks.ask('GET');
  expect([headers.get('content-range'), z.array(webhookRecord.strict()).parse(list)]).toEqual([
    'webhooks 0-0/1',
    [created],
  ]);
  const stored = JSON.stringify(await rows(api.deps.db, sql`select * from webhooks`));
  expect(stored).not.toContain(secret.slice(6));
});

test('while APP_SECRET is changed, stored secrets are encrypted with the new one, which is enough afterwards', async () => {
  const { id, secret } = await hooks.create(PUBLIC);
  const [before] = await readSecrets(api.deps.config);
  const after = 'the next secret of the test, 32 bytes';
  await resealSecrets({ db: api.deps.db, keys: deriveKeys([after, before]) });
  const [row] = await rows<{ sealed: string }>(api.deps.db, sql`select sealed from webhooks`);
  expect(unseal(deriveKeys([after]), 'webhook', id, row?.sealed ?? '')).toBe(secret);
});

test.each([
  [{ ...fields, name: ' ' }, 'name'],
  [{ ...fields, url: 'crm.example.org' }, 'url'],
  [{ ...fields, url: 'ftp://crm.example.org/hook' }, 'url'],
  [{ ...fields, url: 'https://user:password@93.184.216.34/hook' }, 'url'],
  [{ ...fields, url: 'http://93.184.216.34/hook' }, 'url'],
  [{ ...fields, url: 'https://10.0.0.1/hook' }, 'url'],
  [{ ...fields, url: 'https://169.254.169.254/latest' }, 'url'],
  [{ ...fields, url: 'https://[::ffff:127.0.0.1]/hook' }, 'url'],
  [{ ...fields, events: [] }, 'events'],
  [{ ...fields, events: ['lead.deleted'] }, 'events.0'],
  [{ ...fields, secret: 'whsec_mine' }, 'secret'],
])('%j is refused and names %s', async (body, field) => {
  const { status, body: failure } = await hooks.ask('POST', '', body);
  expect([status, Object.keys(errorsOf(failure) ?? {})]).toEqual([400, [field]]);
});

test('a change names the version that was seen: another one is refused with the present record', async () => {
  const created = await hooks.create(PUBLIC);
  const changed = await hooks.ask('PUT', `/${created.id}`, { name: 'Zapier', active: false, version: 1 });
  expect([changed.status, changed.body]).toMatchObject([200, { name: 'Zapier', active: false, version: 2 }]);
  const stale = await hooks.ask('PUT', `/${created.id}`, { name: 'Other', version: 1 });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: { name: 'Zapier' } }]);
  expect((await hooks.ask('DELETE', `/${created.id}?version=1`)).status).toBe(409);
  expect(errorsOf((await hooks.ask('PUT', `/${created.id}`, { url: 'https://[::1]:8/' })).body)).toBeUndefined();
  expect(
    Object.keys(errorsOf((await hooks.ask('PUT', `/${created.id}`, { url: 'https://10.1.1.1' })).body) ?? {}),
  ).toEqual(['url']);
});

test('changes of a webhook are audited with the host of its address, and without its secret', async () => {
  const { id, secret } = await hooks.create(PUBLIC);
  await hooks.ask('PUT', `/${id}`, { url: 'https://93.184.216.35/hooks/another-secret', version: 1 });
  const rotated = (await hooks.ask('POST', `/${id}/rotate`)).body as { secret: string };
  expect(rotated.secret).not.toBe(secret);
  await hooks.ask('DELETE', `/${id}?version=3`);
  const entries = await hooks.audit(id);
  expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'rotate-secret', 'delete']);
  expect(entries[1]).toMatchObject({ before: { host: '93.184.216.34' }, after: { host: '93.184.216.35' } });
  for (const text of ['secret-path', 'another-secret', secret.slice(6), rotated.secret.slice(6)])
    expect(JSON.stringify(entries)).not.toContain(text);
  expect((await hooks.ask('GET', `/${id}`)).status).toBe(404);
});

test('an unknown webhook is not found, and an unknown filter is named', async () => {
  const unknown = '/00000000-0000-4000-8000-000000000000';
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/rotate'],
    ['POST', '/test'],
  ] as const)
    expect((await hooks.ask(method, `${unknown}${path}`, method === 'GET' ? undefined : {})).status).toBe(404);
  expect((await hooks.ask('GET', `?filter=${encodeURIComponent('{"url":"x"}')}`)).status).toBe(400);
});

test('ROLE-06 webhooks are an ADMIN’s alone', async () => {
  const { id } = await hooks.create(PUBLIC);
  const call = callsTo(api);
  const tokens = [await tokenOf(call, ROLE.EVENT_CREATER), await tokenOf(call, ROLE.COUNSELLOR), undefined];
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/deliveries'],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/rotate`],
    ['POST', `/${id}/test`],
  ] as const) {
    const ask = async (token?: string) =>
      (await call(method, `/admin/webhooks${path}`, { ...(token && { token }), ...(method !== 'GET' && { body: {} }) }))
        .status;
    expect([path, await Promise.all(tokens.map(ask))]).toEqual([path, [403, 403, 401]]);
  }
});
