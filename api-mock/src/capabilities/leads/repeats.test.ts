import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { leads, leadAttributions } from './tables.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from './testing/visitor.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

const stored = async (leadId: string) => (await api.deps.db.select().from(leads).where(eq(leads.id, leadId)))[0];
const attributions = (leadId: string) =>
  api.deps.db.select().from(leadAttributions).where(eq(leadAttributions.lead_id, leadId));

test('API-34 POST /leads of a known phone records an enquiry of the same lead and stages its changes', async () => {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  await api.deps.clock.advance(60_000);
  const browser = visitor(api);
  const again = await browser.create(formFor(phone, { name: 'Asha Verma', media: 'google' }));
  expect(again).toMatchObject({ status: 201, data: { success: true, leadId } });
  expect(await stored(leadId)).toMatchObject({ name: 'Asha Rao' });
  expect((await attributions(leadId)).map(({ media }) => media).toSorted()).toEqual(['Direct', 'google']);
  await browser.verify(leadId, await browser.code(phone));
  expect(await stored(leadId)).toMatchObject({ name: 'Asha Verma' });
});

test('API-34 a repeat by key, browser or same content is the same lead, one attribution and one code', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const key = { 'idempotency-key': 'a7e1c7c0-demo' };
  const first = await browser.create(formFor(phone), key);
  const byKey = await visitor(api).create(formFor(phone), key);
  const byBrowser = await browser.create(formFor(phone, { interest: 'Master of Computer Applications' }));
  const byWords = await visitor(api).create(formFor(phone));
  for (const repeat of [byKey, byBrowser, byWords])
    expect(repeat).toMatchObject({ status: 201, data: { leadId: first.data.leadId } });
  expect(await attributions(first.data.leadId)).toHaveLength(1);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
});

test('API-34 LEAD-10 knowing only the content or only the key of an enquiry gives no access to it', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { leadId } = (await browser.create(formFor(phone), key)).data;
  const code = await browser.code(phone);

  const stranger = visitor(api);
  expect((await stranger.create(formFor(phone))).data.leadId).toBe(leadId);
  expect(await stranger.create(formFor(phone, { name: 'Mallory' }), key)).toMatchObject({ status: 409 });
  await stranger.update(leadId, { name: 'Mallory', email: 'mallory@example.org' });
  expect((await stranger.verify(leadId, code)).status).toBe(410);

  expect((await browser.verify(leadId, code)).status).toBe(200);
  expect(await stored(leadId)).toMatchObject({ name: 'Asha Rao' });
});

test('API-34 the same key long after verification answers the same lead and sends nothing', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const key = { 'idempotency-key': 'b8f2d8d1-demo' };
  const first = await browser.create(formFor(phone), key);
  await browser.verify(first.data.leadId, await browser.code(phone));
  await browser.advance(2 * 3_600_000);
  expect(await visitor(api).create(formFor(phone), key)).toMatchObject({
    status: 201,
    data: { leadId: first.data.leadId },
  });
  expect(await attributions(first.data.leadId)).toHaveLength(1);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
  expect((await visitor(api).create(formFor(phone))).status).toBe(201);
  expect(await attributions(first.data.leadId)).toHaveLength(2);
});
