import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, visitor, type Visitor } from './testing/visitor.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

const ask = (browser: Visitor, leadId: string) => browser.call('POST', '/leads/askForCall', { lead_id: leadId });
const calls = async (browser: Visitor, leadId: string) =>
  (await browser.outbox({ channel: 'erp' })).filter(({ body }) => {
    const { event, lead_id } = body as { event?: string; lead_id?: string };
    return event === 'call_asked' && lead_id === leadId;
  });

test('LEAD-11 a call asked for instead of the code reaches the counsellors once a day, and verifies nobody', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone));
  expect((await ask(browser, data.leadId)).status).toBe(200);
  expect((await ask(browser, data.leadId)).status).toBe(200);
  const [queued, ...more] = await calls(browser, data.leadId);
  expect(queued?.body).toMatchObject({ mobile: phone, name: 'Asha Rao', verified: false });
  expect(more).toEqual([]);
  expect(browser.jar.has('lead_session')).toBe(false);
  await browser.advance(86_400_001);
  await ask(browser, data.leadId);
  expect(await calls(browser, data.leadId)).toHaveLength(2);
});

test('API-36 LEAD-11 a browser that has not opened the enquiry gets the same answer, and no call is requested', async () => {
  const [owner, stranger, phone] = [visitor(api), visitor(api), newPhone()];
  const { data } = await owner.create(formFor(phone));
  const unknown = await ask(stranger, crypto.randomUUID());
  const foreign = await ask(stranger, data.leadId);
  await stranger.lookup(phone);
  const lookedUp = await ask(stranger, data.leadId);
  for (const answer of [foreign, lookedUp])
    expect([answer.status, answer.data]).toEqual([unknown.status, unknown.data]);
  expect(await calls(owner, data.leadId)).toEqual([]);
});
