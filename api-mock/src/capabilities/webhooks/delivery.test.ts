import { createHmac } from 'node:crypto';

import { ROLE } from '@prospectus/contract';
import { WEBHOOK_EVENTS, type WebhookWithSecret } from '@prospectus/contract/webhooks';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { rows } from '../../platform/database/database.ts';
import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { deskOf } from '../leads/testing/desk.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../leads/testing/visitor.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { webhooksOf } from './testing/webhook-calls.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const DAY_MS = 86_400_000;
const LEAD_EVENTS = WEBHOOK_EVENTS.filter((event) => event.startsWith('lead.'));
const PROGRAMME = 'Master of Arts';

let api: TestApi;
let hooks: Awaited<ReturnType<typeof webhooksOf>>;
let desk: Awaited<ReturnType<typeof deskOf>>;
let receiver: Receiver;
let crm: WebhookWithSecret;
beforeAll(async () => {
  api = await startTestApi();
  [hooks, desk] = [await webhooksOf(api), await deskOf(api)];
});
beforeEach(async () => {
  receiver = await startReceiver();
  crm = await hooks.create(receiver.url);
});
afterEach(async () => {
  await callsTo(api)('DELETE', '/mock/clock');
  await Promise.all([hooks.signIn(), desk.signIn()]);
  await hooks.ask('DELETE', `/${crm.id}?version=${(await hooks.read(crm.id)).version}`);
  await receiver.close();
  await api.deps.outbox.clear();
});
afterAll(() => api.stop());

const told = (type: string, count = 1) =>
  expect.poll(() => receiver.events(type).length, PATIENCE).toBeGreaterThanOrEqual(count);
const last = () => {
  const received = receiver.received.at(-1);
  if (!received) throw new Error('nothing was received');
  return received;
};
const advance = (ms: number) => callsTo(api)('POST', '/mock/clock', { body: { advanceMs: ms } });

test('an event is signed as Standard Webhooks says, over the body as it was sent', async () => {
  await desk.enquire('Asha Rao');
  await told('lead.created');
  const { headers, body, event } = last();
  expect(new Webhook(crm.secret).verify(body, headers)).toEqual(event);
  // The same without the library.
  const key = Buffer.from(crm.secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(headers).toMatchObject({ 'webhook-id': event.id, 'content-type': 'application/json' });
  expect(() => new Webhook(crm.secret).verify(`${body} `, headers)).toThrow('No matching');
});

test('events of a lead have ids, stage and origin, and no personal data', async () => {
  const phone = newPhone();
  const browser = visitor(api);
  const { data } = await browser.create(formFor(phone, { interest: PROGRAMME }));
  const { leadId } = data;
  await browser.verify(leadId, await browser.code(phone));
  await desk.put(leadId, { stage: 'contacted', owner: desk.me.counsellor, note: `Asha asked from ${phone}` });
  for (const type of LEAD_EVENTS) if (type !== 'lead.erased') await told(type);
  await desk.post(leadId, 'erase', { reason: 'Asked for it' });
  await told('lead.erased');
  const of = (type: string) => receiver.events(type).map((event) => event.data);
  const origin = { media: 'Direct', campaign: 'Direct', source: 'WEB', path: null, programme: PROGRAMME };
  const lead = { lead_id: leadId, stage: 'new', owner: null, ...origin };
  expect(of('lead.created')).toEqual([lead]);
  expect(of('lead.verified')).toEqual([lead]);
  expect(of('lead.stage_changed')).toEqual([
    { ...lead, owner: desk.me.counsellor, stage: 'contacted', from: 'new', to: 'contacted' },
  ]);
  expect(of('lead.assigned')).toEqual([
    { ...lead, stage: 'contacted', owner: desk.me.counsellor, from: null, to: desk.me.counsellor },
  ]);
  expect(of('lead.erased')).toEqual([{ lead_id: leadId }]);
  for (const { body } of receiver.received)
    for (const secret of [phone, 'Asha', 'example.com', '@', 'name', 'email']) expect(body).not.toContain(secret);
});

test('an unknown programme and contacts in a link are left out', async () => {
  const asha = await desk.enquire('Asha Rao', { media: 'asha@example.com', campaign: 'May 2026' });
  await api.deps.db.execute(sql`update leads set interest = 'I am Asha' where id = ${asha.id}`);
  await desk.put(asha.id, { stage: 'contacted' });
  await told('lead.stage_changed');
  const data = receiver.events('lead.stage_changed').find((event) => event.data['lead_id'] === asha.id)?.data;
  expect(data).toMatchObject({ programme: null, media: null, campaign: 'May 2026' });
});

test('a bulk change tells of every lead, and content that is published tells where it is', async () => {
  const [one, two] = [await desk.enquire('One'), await desk.enquire('Two')];
  await desk.call('POST', '/admin/leads/bulk', {
    body: { ids: [one.id, two.id], action: 'update', changes: { stage: 'contacted' } },
  });
  await told('lead.stage_changed', 2);
  expect(new Set(receiver.events('lead.stage_changed').map(({ data }) => data['lead_id']))).toEqual(
    new Set([one.id, two.id]),
  );
  expect(receiver.events('lead.stage_changed')[0]?.data).toMatchObject({
    from: 'new',
    to: 'contacted',
    stage: 'contacted',
  });

  const token = await tokenOf(callsTo(api), ROLE.ADMIN);
  const { body } = await callsTo(api)('GET', '/admin/blogs?range=[0,0]', { token });
  const [blog] = body as { id: string; version: number; slug: string }[];
  const changed = await callsTo(api)('PUT', `/admin/blogs/${blog?.id}`, {
    token,
    body: { title: 'News', version: blog?.version },
  });
  const { version } = changed.body as { version: number };
  await callsTo(api)('POST', `/admin/blogs/${blog?.id}/publish`, { token, body: { version } });
  await told('content.published');
  expect(receiver.events('content.published')[0]?.data).toEqual({
    ...{ resource: 'blogs', record_id: blog?.id, version: version + 1, path: `/blog/${blog?.slug}` },
  });
});

test('only what a webhook asks for is sent to it, and nothing while it is switched off', async () => {
  const other = await startReceiver();
  const verified = await hooks.create(other.url, { events: ['lead.verified'] });
  const off = await hooks.create(other.url, { active: false });
  await verifiedVisitor(api, newPhone());
  await expect.poll(() => other.received.map(({ event }) => event.type), PATIENCE).toEqual(['lead.verified']);
  await told('lead.created');
  expect(await hooks.log(off.id)).toEqual([]);
  for (const { id } of [verified, off]) await hooks.ask('DELETE', `/${id}?version=1`);
  await other.close();
});

test('an event that is not taken is sent again under the same id; the log has the statuses and no body', async () => {
  receiver.answer(500);
  await desk.enquire('Asha Rao');
  await told('lead.created');
  await expect
    .poll(async () => (await hooks.log(crm.id))[0], PATIENCE)
    .toMatchObject({
      ...{ event: 'lead.created', status: 'failed', response_status: 500, last_error: 'answered 500' },
    });
  expect(await hooks.read(crm.id)).toMatchObject({ active: true, last_error: 'answered 500', last_success_at: null });
  receiver.answer(202);
  await expect
    .poll(async () => (await hooks.log(crm.id))[0], PATIENCE)
    .toMatchObject({
      ...{ status: 'sent', response_status: 202, last_error: null },
    });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await hooks.read(crm.id)).toMatchObject({ failures: 0, failing_since: null });
  expect(JSON.stringify(await hooks.log(crm.id))).not.toContain('in the body');
});

test('a receiver that answers that it is gone is switched off at once, with its reason on record', async () => {
  receiver.answer(410);
  await desk.enquire('Asha Rao');
  await expect.poll(async () => (await hooks.read(crm.id)).active, PATIENCE).toBe(false);
  expect(await hooks.read(crm.id)).toMatchObject({ inactive_reason: 'answered 410: it is gone', version: 2 });
  expect((await hooks.audit(crm.id)).at(-1)).toMatchObject({
    ...{ action: 'deactivate', by: null, reason: 'answered 410: it is gone', after: { active: false } },
  });
  await expect
    .poll(async () => (await hooks.log(crm.id))[0], PATIENCE)
    .toMatchObject({
      ...{ status: 'dead', last_error: 'its webhook is switched off', response_status: 410 },
    });
  receiver.answer(204);
  await hooks.ask('PUT', `/${crm.id}`, { active: true, version: 2 });
  expect(await hooks.read(crm.id)).toMatchObject({ active: true, inactive_reason: null, failures: 0 });
});

test('a receiver that fails for days is switched off; many failures at once are no reason', async () => {
  receiver.answer(404);
  for (let nth = 0; nth < 21; nth += 1) await desk.enquire('Asha Rao');
  await expect.poll(async () => (await hooks.read(crm.id)).failures, PATIENCE).toBeGreaterThanOrEqual(21);
  expect(await hooks.read(crm.id)).toMatchObject({ active: true, failing_since: expect.any(String) as string });
  await advance(3 * DAY_MS);
  await Promise.all([hooks.signIn(), desk.signIn()]);
  await desk.enquire('One more');
  await expect.poll(async () => (await hooks.read(crm.id)).active, PATIENCE).toBe(false);
  expect((await hooks.read(crm.id)).inactive_reason).toMatch(
    /^\d+ attempts in a row failed, the last one: answered 404$/,
  );
});

test('a receiver that is down holds up no other one, and what waits for it goes out when its address changes', async () => {
  const other = await startReceiver();
  const zapier = await hooks.create(other.url, { events: ['lead.verified'] });
  // No other receiver gets these events, so no success comes between the failures.
  receiver.answer(503);
  for (let nth = 0; nth < 6; nth += 1) await desk.enquire('Asha Rao');
  const isDown = async () =>
    (await rows(api.deps.db, sql`select 1 from outbox_receivers where down_since is not null`)).length;
  await expect.poll(isDown, PATIENCE).toBe(1);
  const inAnHour = new Date(api.deps.clock.now().getTime() + 3_600_000).toISOString();
  await api.deps.db.execute(sql`update outbox_receivers set next_try_at = ${inAnHour}::timestamptz`);
  const tried = receiver.received.length;
  await verifiedVisitor(api, newPhone());
  await expect.poll(() => other.events('lead.verified').length, PATIENCE).toBe(1);
  expect([await isDown(), receiver.received.length]).toEqual([1, tried]);

  receiver.answer(204);
  await hooks.ask('PUT', `/${crm.id}`, { url: `${receiver.url}/new` });
  await expect
    .poll(async () => (await hooks.log(crm.id)).map(({ status }) => status), PATIENCE)
    .toEqual(Array.from({ length: 8 }, () => 'sent'));
  await hooks.ask('DELETE', `/${zapier.id}?version=1`);
  await other.close();
});

test('a webhook that is deleted gets nothing that waited for it, and nothing of it is tried again', async () => {
  const other = await startReceiver();
  other.answer(500);
  const zapier = await hooks.create(other.url);
  await desk.enquire('Asha Rao');
  await expect.poll(async () => (await hooks.log(zapier.id))[0]?.status, PATIENCE).toBe('failed');
  const [message] = await hooks.log(zapier.id);
  await hooks.ask('DELETE', `/${zapier.id}?version=1`);
  const deliveries = await desk.call('GET', `/admin/deliveries/${message?.id}`);
  expect(deliveries.body).toMatchObject({
    channel: 'webhooks',
    status: 'dead',
    last_error: 'its receiver was deleted',
  });
  expect((await desk.call('POST', `/admin/deliveries/${message?.id}/retry`)).status).toBe(409);
  await other.close();
});

test('after a new secret events are signed with both for a day, then with the new one alone', async () => {
  const { secret } = (await hooks.ask('POST', `/${crm.id}/rotate`)).body as WebhookWithSecret;
  const verifies = (key: string) => {
    const { headers, body } = last();
    const { 'webhook-id': id = '', 'webhook-timestamp': at, 'webhook-signature': given = '' } = headers;
    return given.split(' ').includes(new Webhook(key).sign(id, new Date(Number(at) * 1000), body));
  };
  await desk.enquire('Asha Rao');
  await told('lead.created');
  expect([verifies(crm.secret), verifies(secret)]).toEqual([true, true]);
  await advance(DAY_MS + 1);
  await Promise.all([hooks.signIn(), desk.signIn()]);
  await desk.enquire('Later');
  await told('lead.created', 2);
  expect([verifies(crm.secret), verifies(secret)]).toEqual([false, true]);
});

test('a test event is answered at once, counts as no failure, and is refused where there were too many', async () => {
  const tested = async () => (await hooks.ask('POST', `/${crm.id}/test`)).body;
  expect(await tested()).toMatchObject({ ok: true, error: null });
  expect(receiver.events('webhook.test')).toMatchObject([{ data: {} }]);
  receiver.answer(410);
  expect(await tested()).toMatchObject({ ok: false, error: 'answered 410' });
  expect(await hooks.read(crm.id)).toMatchObject({ active: true, failures: 0, last_failure_at: null });
  expect((await hooks.audit(crm.id)).at(-1)).toMatchObject({
    action: 'test',
    after: { ok: false, error: 'answered 410' },
  });
  const statuses = new Set<number>();
  for (let nth = 0; nth < 30; nth += 1) statuses.add((await hooks.ask('POST', `/${crm.id}/test`)).status);
  expect(statuses).toEqual(new Set([200, 429]));
});

test('only the id of an erased lead is left in messages', async () => {
  const { id } = await desk.enquire('Asha Rao');
  await told('lead.created');
  await desk.post(id, 'erase', { reason: 'Asked for it' });
  await told('lead.erased');
  const { body } = await desk.call('GET', `/admin/deliveries?filter=${encodeURIComponent('{"channel":"webhooks"}')}`);
  const bodies = (body as { body: { type: string; data: object } }[]).map((one): [string, object] => [
    one.body.type,
    one.body.data,
  ]);
  expect(bodies).toHaveLength(2);
  expect(Object.fromEntries(bodies)).toEqual({ 'lead.created': { lead_id: id }, 'lead.erased': { lead_id: id } });
});

test('the mock receiver accepts signed events, refuses others, and lists both', async () => {
  const call = callsTo(api);
  const mock = await hooks.create(`${api.url}/mock/receiver`, { name: 'Mock' });
  const { id } = await desk.enquire('Asha Rao');
  const list = async () =>
    ((await call('GET', '/mock/receiver')).body as { data: { webhook: string; event: unknown }[] }).data;
  await expect
    .poll(list, PATIENCE)
    .toMatchObject([{ webhook: mock.id, event: { type: 'lead.created', data: { lead_id: id } } }]);
  expect((await call('POST', '/mock/receiver', { body: { type: 'lead.created' } })).status).toBe(403);
  expect((await list())[0]).toMatchObject({ webhook: null, event: null });
  await hooks.ask('DELETE', `/${mock.id}?version=1`);
});
