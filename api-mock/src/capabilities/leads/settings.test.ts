import { DEFAULT_STAGES, type LeadStages } from '@prospectus/contract/lead-stages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { runJobs } from '../../app/jobs.ts';
import { seedId } from '../../seed/seeding.ts';
import { callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { deskOf } from './testing/desk.ts';
import { formFor, newPhone, visitor } from './testing/visitor.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi({ env: { LIMIT_SCALE: '1' } });
  desk = await deskOf(api);
});
afterAll(() => api.stop());

const path = `/admin/settings/${seedId('settings', 'settings')}`;
const save = (body: object, who: 'admin' | 'counsellor' = 'admin') => desk.call('PUT', path, { body, who });
const set = async (fields: object) => {
  expect((await save(fields)).status).toBe(200);
  expect((await desk.call('POST', `${path}/publish`, { body: {} })).status).toBe(200);
};
const read = async (who: 'admin' | 'counsellor' = 'counsellor') =>
  ((await desk.call('GET', '/admin/leads/stages', { who })).body as { data: LeadStages }).data;
const [NEW, CONTACTED, INTERESTED, ...REST] = DEFAULT_STAGES.stages;
const [PRICE] = DEFAULT_STAGES.reasons;
if (!NEW || !CONTACTED || !INTERESTED || !PRICE) throw new Error('There are no stages.');
beforeEach(() => set(DEFAULT_STAGES));

test('stages and reasons are renamed and ordered; a counsellor reads them and changes none, the audit log has who did', async () => {
  expect(await read()).toEqual(DEFAULT_STAGES);
  const stages = [NEW, { ...INTERESTED, name: 'Warm', name_hi: 'गर्मजोशी' }, CONTACTED, ...REST];
  const reasons = [{ ...PRICE, name: 'Fees' }];
  expect((await save({ stages }, 'counsellor')).status).toBe(403);
  await save({ stages, reasons });
  expect(await read()).toEqual(DEFAULT_STAGES);
  await set({});
  expect(await read()).toEqual({ stages, reasons });
  const filter = encodeURIComponent(JSON.stringify({ resource: 'settings' }));
  const { body } = await desk.call('GET', `/admin/audit?filter=${filter}&sort=["id","DESC"]`);
  expect(body).toContainEqual(expect.objectContaining({ by: desk.me.admin, action: 'publish' }));
  expect(JSON.stringify(body)).toContain('Warm');
});

test.each([
  ['a stage left out', { stages: [NEW, CONTACTED, ...REST] }, 'stages'],
  ['a stage twice', { stages: [NEW, CONTACTED, { ...CONTACTED, name: 'Warm', name_hi: 'बात' }, ...REST] }, 'stages'],
  ['another first stage', { stages: [CONTACTED, NEW, INTERESTED, ...REST] }, 'stages'],
  ['another last stage', { stages: [NEW, CONTACTED, INTERESTED, ...REST.toReversed()] }, 'stages'],
  ['an empty name', { stages: [{ ...NEW, name: ' ' }, CONTACTED, INTERESTED, ...REST] }, 'stages.0.name'],
  ['two names alike', { stages: [NEW, { ...CONTACTED, name: 'new' }, INTERESTED, ...REST] }, 'stages.1.name'],
  ['two Hindi names alike', { reasons: [PRICE, { ...PRICE, name: 'Other' }] }, 'reasons.1.name_hi'],
  ['no reasons', { reasons: [] }, 'reasons'],
])('%s is refused at its field', async (_what, change, field) => {
  const { status, body } = await save(change);
  expect(status).toBe(400);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
});

test('a lead that was lost keeps the words of its reason when staff rename it', async () => {
  const { id } = await desk.enquire('Lost Lead');
  await desk.put(id, { stage: 'lost', lost_reason: PRICE.name });
  await set({ reasons: [{ ...PRICE, name: 'Fees' }] });
  expect(await desk.get(id)).toMatchObject({ stage: 'lost', lost_reason: PRICE.name });
});

test('limits hold at once: codes for one phone, codes for all phones with an alarm, enquiries from one address', async () => {
  await set({ codes_per_phone_a_day: 1, codes_per_hour: 100, enquiries_per_address_an_hour: 20 });
  await api.deps.clock.advance(86_400_000);
  await desk.signIn();
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone));
  await browser.advance(60_000);
  expect((await browser.resend(data.leadId, phone)).status).toBe(429);
  await set({ codes_per_phone_a_day: 5 });
  expect((await browser.resend(data.leadId, phone)).status).toBe(200);

  await set({ enquiries_per_address_an_hour: 1 });
  expect((await browser.create(formFor(newPhone()))).status).toBe(429);
  await set({ enquiries_per_address_an_hour: 20 });
  expect((await browser.create(formFor(newPhone()))).status).toBe(201);
  await set({ codes_per_hour: 10 });
  const statuses = [];
  for (let nth = 0; nth < 8; nth += 1) statuses.push((await browser.create(formFor(newPhone()))).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 429]);

  await set({ codes_per_hour: 100, codes_per_day: 50 });
  await browser.advance(3_600_000);
  await desk.signIn();
  await set({ enquiries_per_address_an_hour: 1_000 });
  const more = [];
  for (let nth = 0; nth < 43; nth += 1) more.push(await browser.create(formFor(newPhone())));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(40);
  expect(more.at(-1)?.failure.msg).toContain('can’t send any more codes');
  await runJobs(api.deps);
  await runJobs(api.deps);
  const alarms = await browser.outbox({ channel: 'email', to: 'admin@prospectus.test' });
  const codes = alarms.filter(({ body }) => JSON.stringify(body).includes('most of its one-time codes'));
  expect(codes).toHaveLength(1);
  expect(JSON.stringify(codes)).toContain('50 of 50 one-time codes are sent');
});

test('pages say office hours as they are set, and nothing of limits, stages and gateways', async () => {
  await set({ office_last_day: 5, office_opens: '08:30', sms_address: 'https://sms.example.org/send', sms_on: false });
  const { body } = await callsTo(api)('GET', '/site');
  const { university, settings } = (body as { data: { university: object; settings: object } }).data;
  expect(university).toMatchObject({ office_hours: 'Monday to Friday, 8:30 am to 7 pm' });
  expect(Object.keys(settings).toSorted()).toEqual(
    ['admission_portal', 'copyright_line', 'disclaimer', 'footer', 'lms', 'whatsapp_number'].toSorted(),
  );
});
