import { channelHealth, CHANNELS, deliveryRecord, type OutboxItem, ROLE } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { formFor, newPhone, verifiedVisitor, visitor } from '../leads/testing/visitor.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { outbox } from './tables.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
});
afterEach(async () => void (await call('DELETE', '/mock/faults')));
afterAll(() => api.stop());

const fail = (target: string, fault: object = { status: 503 }) =>
  call('POST', '/mock/faults', { body: { target, ...fault } });
const handed = async (channel: string, to: string) =>
  ((await call('GET', `/mock/outbox?${new URLSearchParams({ channel, to })}`)).body as { data: OutboxItem[] }).data;
const asAdmin = async (method: string, path = '') =>
  call(method, `/admin/deliveries${path}`, { token: await tokenOf(call, ROLE.ADMIN) });
const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const idsOf = (purpose: string, phone: string) =>
  api.deps.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.purpose, purpose), eq(outbox.recipient, `+91${phone}`)));

test('API-34 LEAD-21 TRACK-01 REFER-05: with every third party down enquiries go on, and messages arrive when they are back', async () => {
  const [known, proving] = [newPhone(), newPhone()];
  const { browser, leadId } = await verifiedVisitor(api, known);
  const person = visitor(api);
  const begun = await person.create(formFor(proving));
  const code = await person.code(proving);
  for (const channel of CHANNELS) await fail(channel);

  const [indian, referred] = [newPhone(), newPhone()];
  const abroad = 'jo.abroad@example.com';
  const answers = [
    await visitor(api).create(formFor(indian)),
    await visitor(api).create(formFor('+12025550143', { email: abroad })),
    await person.verify(begun.data.leadId, code),
    await browser.call('POST', '/erp/revisit', { lead_id: leadId }),
    await browser.call('POST', '/learner/v2/referrals', { name: 'Bala Iyer', phone: referred }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 201]);

  const waiting = [
    ['sms', indian],
    ['email', abroad],
    ['erp', proving],
    ['cdp', proving],
    ['referrals', referred],
  ] as const;
  for (const [channel, to] of waiting) expect(await handed(channel, to)).toMatchObject([{ status: 'failed' }]);
  await call('DELETE', '/mock/faults');
  for (const [channel, to] of waiting)
    await expect.poll(() => handed(channel, to), PATIENCE).toMatchObject([{ status: 'sent' }]);
  expect((await handed('sms', indian))[0]?.attempts).toBeGreaterThan(1);
});

test('PROD-06: staff see deliveries without codes, names, or a phone or address in full', async () => {
  const phone = newPhone();
  await verifiedVisitor(api, phone);
  await handed('erp', phone);
  const { body, headers, status } = await asAdmin('GET', filtered({ status: 'sent' }));
  expect(status).toBe(200);
  expect(headers.get('content-range')).toMatch(/^deliveries 0-\d+\/\d+$/);
  const records = z.array(deliveryRecord.strict()).parse(body);
  expect(records.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['sms', 'erp', 'cdp']));
  const text = JSON.stringify(records);
  const [sms] = await handed('sms', phone);
  for (const personal of [phone, 'asha.', 'Asha', `"${sms?.otp}`]) expect(text).not.toContain(personal);
  expect(text).toContain(`••••${phone.slice(-4)}`);
  expect((await asAdmin('GET', `/${records[0]?.id}`)).body).toEqual(records[0]);
  expect((await asAdmin('GET', filtered({ recipient: phone }))).status).toBe(400);
});

test('API-37 a dead delivery is retried by staff and delivered once', async () => {
  const phone = newPhone();
  await fail('erp');
  await verifiedVisitor(api, phone);
  const [row] = await idsOf('lead.erp', phone);
  await api.deps.db
    .update(outbox)
    .set({ status: 'dead' })
    .where(eq(outbox.id, row?.id ?? ''));
  await call('DELETE', '/mock/faults');
  expect((await asAdmin('GET', filtered({ status: 'dead', channel: 'erp' }))).body).toMatchObject([{ id: row?.id }]);

  const retried = await Promise.all([asAdmin('POST', `/${row?.id}/retry`), asAdmin('POST', `/${row?.id}/retry`)]);
  expect(new Set(retried.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await expect.poll(() => handed('erp', phone), PATIENCE).toMatchObject([{ status: 'sent' }]);
  expect((await asAdmin('POST', `/${row?.id}/retry`)).body).toMatchObject({ code: 'LOCKED' });
});

test('CONST-03 an expired code is never sent again, by staff either', async () => {
  const phone = newPhone();
  await fail('sms');
  await visitor(api).create(formFor(phone));
  await call('POST', '/mock/clock', { body: { advanceMs: 300_000 } });
  await expect.poll(() => handed('sms', phone), PATIENCE).toMatchObject([{ status: 'dead' }]);
  await call('DELETE', '/mock/faults');
  const [row] = await idsOf('lead.code', phone);
  expect(await asAdmin('POST', `/${row?.id}/retry`)).toMatchObject({ status: 409, body: { code: 'LOCKED' } });
  expect((await asAdmin('GET', `/${row?.id}`)).body).toMatchObject({ status: 'dead', sent_at: null });
});

const health = async (channel: string) => {
  const { body } = await asAdmin('GET', '/health');
  const channels = z.object({ data: z.array(channelHealth.strict()) }).parse(body).data;
  return channels.find((one) => one.channel === channel);
};
const send = async (path: string, body: object) =>
  call('POST', `/admin/deliveries${path}`, { token: await tokenOf(call, ROLE.ADMIN), body });

test('API-37 a paused channel holds its messages back, others go on, and resuming delivers them', async () => {
  const phone = newPhone();
  expect((await send('/pause', { channel: 'erp' })).status).toBe(200);
  expect(await health('erp')).toMatchObject({ paused_at: expect.any(String) });
  await verifiedVisitor(api, phone);
  const sent = expect.arrayContaining([expect.objectContaining({ status: 'sent' })]);
  await expect.poll(() => handed('cdp', phone), PATIENCE).toEqual(sent);
  expect(await handed('erp', phone)).toMatchObject([{ status: 'queued', attempts: 0 }]);
  expect((await health('erp'))?.queued).toBeGreaterThan(0);
  expect((await health('erp'))?.oldest_waiting_at).not.toBeNull();
  await send('/resume', { channel: 'erp' });
  await expect.poll(() => handed('erp', phone), PATIENCE).toMatchObject([{ status: 'sent' }]);
  expect(await health('erp')).toMatchObject({ paused_at: null });
  expect((await send('/pause', { channel: 'region' })).status).toBe(400);
});

test('API-37 many dead deliveries are retried in one call; others are refused', async () => {
  const [dead, sent] = [newPhone(), newPhone()];
  for (const phone of [dead, sent]) {
    await verifiedVisitor(api, phone);
    await expect.poll(() => handed('erp', phone), PATIENCE).toMatchObject([{ status: 'sent' }]);
  }
  const ids = [(await idsOf('lead.erp', dead))[0]?.id ?? '', (await idsOf('lead.erp', sent))[0]?.id ?? ''];
  await api.deps.db
    .update(outbox)
    .set({ status: 'dead' })
    .where(eq(outbox.id, ids[0] ?? ''));
  expect((await health('erp'))?.dead).toBeGreaterThan(0);
  const { body } = await send('/retry', { ids });
  expect(body).toMatchObject({
    data: [
      { id: ids[0], ok: true },
      { id: ids[1], ok: false, code: 'LOCKED' },
    ],
  });
  await expect.poll(() => handed('erp', dead), PATIENCE).toMatchObject([{ status: 'sent' }]);
});

test('API-37 a delivered message is resent as a new delivery; an expired code is not', async () => {
  const phone = newPhone();
  await verifiedVisitor(api, phone);
  await expect.poll(() => handed('erp', phone), PATIENCE).toMatchObject([{ status: 'sent' }]);
  const [row] = await idsOf('lead.erp', phone);
  expect(await send(`/${row?.id}/replay`, {})).toMatchObject({ status: 201 });
  await expect.poll(() => handed('erp', phone), PATIENCE).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  await call('POST', '/mock/clock', { body: { advanceMs: 300_000 } });
  const [code] = await idsOf('lead.code', phone);
  expect(await send(`/${code?.id}/replay`, {})).toMatchObject({ status: 409, body: { code: 'LOCKED' } });
});

test('ROLE-06 deliveries are read by admins alone', async () => {
  const events = await tokenOf(call, ROLE.EVENT_CREATER);
  const path = `/admin/deliveries/${crypto.randomUUID()}/retry`;
  expect((await call('GET', '/admin/deliveries')).status).toBe(401);
  expect((await call('GET', '/admin/deliveries', { token: events })).status).toBe(403);
  expect((await call('POST', path, { token: events })).status).toBe(403);
  expect((await asAdmin('POST', `/${crypto.randomUUID()}/retry`)).status).toBe(404);
  expect((await asAdmin('DELETE', `/${crypto.randomUUID()}`)).status).toBe(405);
});
