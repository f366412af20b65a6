import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, visitor } from './testing/visitor.ts';

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

test('API-34 API-38: who mistyped the address of a first code may correct it; a stranger may not', async () => {
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
