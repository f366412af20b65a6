import type { Referral } from '@prospectus/contract';
import type { PersonSearchResult } from '@prospectus/contract/retention';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { deskOf, type Lead } from './testing/desk.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from './testing/visitor.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

test('API-34: a number from abroad is a lead by E.164, and its code goes by e-mail', async () => {
  const browser = visitor(api);
  const phone = '+12025550143';
  expect((await browser.lookup(phone)).data.leadExists).toBe(false);
  const { data, status } = await browser.create(formFor(phone, { email: 'jo@example.com' }));
  expect(status).toBe(201);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toEqual([]);
  const [mail] = await browser.outbox({ channel: 'email', to: 'jo@example.com' });
  expect(mail?.body).toMatchObject({
    subject: expect.stringContaining('OTP'),
    text: expect.stringContaining(mail?.otp ?? 'none'),
  });
  expect((await browser.verify(data.leadId, mail?.otp ?? '')).status).toBe(200);
  expect((await browser.create(formFor('+1202555'))).failure.errors).toHaveProperty('phone');
  expect((await browser.lookup('+999123456789')).failure).toMatchObject({
    code: 'INVALID_FIELDS',
    errors: { phone: expect.any(String) },
  });
});

test('API-34 API-38: a visitor may correct the mistyped address of a first code; a stranger may not', async () => {
  const [browser, stranger] = [visitor(api), visitor(api)];
  const phone = '+442079460111';
  const { data } = await browser.create(formFor(phone, { email: 'wrong@example.com' }));
  await stranger.lookup(phone);
  await stranger.update(data.leadId, { email: 'stranger@example.com' });
  await browser.advance(60_000);
  await stranger.resend(data.leadId, phone);
  expect(await browser.outbox({ to: 'stranger@example.com' })).toEqual([]);
  expect(await browser.outbox({ to: 'wrong@example.com' })).toHaveLength(2);

  await browser.update(data.leadId, { email: 'right@example.com' });
  await browser.advance(60_000);
  await browser.resend(data.leadId, phone);
  const verified = await browser.verify(data.leadId, await browser.code('right@example.com', 'email'));
  expect(verified.data.lead.email).toBe('right@example.com');
});

test('API-34 API-35 API-39 a number written with its trunk prefix is one lead, wherever it enters', async () => {
  const [browser, other] = [visitor(api), visitor(api)];
  const { data } = await browser.create(formFor('+44 (0)7400 123456', { email: 'zoe@example.com' }));
  for (const typed of ['+44 7400 123456', '+44 07400 123456', '0044 7400 123456', '+४४ ७४०० १२३४५६'])
    expect([typed, (await other.lookup(typed)).data.lead.map(({ id }) => id)]).toEqual([typed, [data.leadId]]);
  const again = await other.create(formFor('+44 7400 123456', { email: 'zoe.two@example.com' }));
  expect(again.data.leadId).toBe(data.leadId);
  await browser.advance(60_000);
  await browser.resend(data.leadId, '+44 (0)7400 123456');
  const { data: verified } = await browser.verify(data.leadId, await browser.code('zoe@example.com', 'email'));
  expect(verified.lead.mobile).toBe('+447400123456');

  const desk = await deskOf(api);
  for (const q of ['+44 (0)7400 123456', '123456', 'tel:+447400123456', '१२३४५६'])
    expect([q, ((await desk.list({ q })).body as Lead[]).map(({ id }) => id)]).toEqual([q, [data.leadId]]);
  const found = await desk.call('POST', '/admin/retention/people/find', { body: { contact: '+44 (0)7400 123456' } });
  expect((found.body as { data: PersonSearchResult }).data.records.map(({ id }) => id)).toEqual([data.leadId]);
  const friend = await verifiedVisitor(api, newPhone());
  const refer = (phone: string) =>
    friend.browser.call<Referral>('POST', '/learner/v2/referrals', { name: 'Zoë', phone });
  expect([(await refer('+44 (0)7400 123456')).status, (await refer('+44 7400 123456')).status]).toEqual([201, 400]);
  await visitor(api).create(
    formFor('+44 (0)7400 123456', { email: 'zoe@example.com', website: 'https://spam.example' }),
  );
  const held = await desk.list({ view: 'quarantine', q: '+44 7400 123456' });
  expect(held.body).toHaveLength(1);
});

test('an Indian number is found by a part of it, with the code of the country or without', async () => {
  const desk = await deskOf(api);
  const phone = '9001200345';
  const { data } = await visitor(api).create(formFor(phone, { name: 'Ila Das' }));
  for (const q of [phone, '+91 90012 00345', '+91 9001', '090012 003', '90012 00', '0345', '200345', '९००१२'])
    expect([q, ((await desk.list({ q })).body as Lead[]).map(({ id }) => id)]).toEqual([q, [data.leadId]]);
});
