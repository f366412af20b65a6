import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { leadEvents, leads, leadAttributions } from './tables.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from './testing/visitor.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

const stored = async (leadId: string) => (await api.deps.db.select().from(leads).where(eq(leads.id, leadId)))[0];
const attributions = (leadId: string) =>
  api.deps.db.select().from(leadAttributions).where(eq(leadAttributions.lead_id, leadId));
const timeline = async (leadId: string) =>
  (await api.deps.db.select().from(leadEvents).where(eq(leadEvents.lead_id, leadId)).orderBy(leadEvents.id)).map(
    ({ type }) => type,
  );

test('ENT-03 LEAD-09 API-34 API-35 API-36: an unknown phone becomes a lead, and its code verifies it', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  expect((await browser.lookup(phone)).data).toEqual({ leadExists: false, lead: [] });

  const created = await browser.create(formFor(phone));
  expect(created.status).toBe(201);
  expect(created.data).toEqual({ success: true, leadId: expect.any(String) });
  expect(created.headers.get('cache-control')).toBe('no-store');
  expect(await stored(created.data.leadId)).toMatchObject({
    phone,
    name: 'Asha Rao',
    qualification: 3,
    interest: 'Master of Business Administration',
    erp_id: null,
  });

  const [sms] = await browser.outbox({ channel: 'sms', to: phone });
  expect(sms).toMatchObject({ to: `+91${phone}`, status: 'sent', attempts: 1, otp: expect.stringMatching(/^\d{4}$/) });
  expect(sms?.body).toContain(sms?.otp);

  const verified = await browser.verify(created.data.leadId, sms?.otp ?? '');
  expect(verified.status).toBe(200);
  expect(verified.data).toEqual({
    verified: true,
    lead: {
      id: created.data.leadId,
      leads_id: null,
      name: 'Asha Rao',
      mobile: phone,
      email: `asha.${phone}@example.com`,
      area_of_interest: 'Master of Business Administration',
      highest_qualification_id: 3,
    },
  });
});

test('API-34: the server-side body is a lead too, with where it came from', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { status, data } = await browser.call<{ leadId: string }>('POST', '/leads?referrerForm=true', {
    data: {
      mobile: phone,
      name: 'आशा राव',
      email: 'asha@example.com',
      highest_qualification_id: 1,
      area_of_interest: 'Master of Computer Applications',
      source_media: 'google',
      source_campaign: 'Delay',
      source_refer_url: 'https://example.com/x',
      source_source: 'WEB',
      c2: 'two',
      c5: 'five',
    },
  });
  expect(status).toBe(201);
  expect(await stored(data.leadId)).toMatchObject({
    phone,
    name: 'आशा राव',
    interest: 'Master of Computer Applications',
    qualification: 1,
  });
  expect(await attributions(data.leadId)).toMatchObject([
    {
      media: 'google',
      campaign: 'Delay',
      ref_url: 'https://example.com/x',
      source: 'WEB',
      c2: 'two',
      c3: null,
      c5: 'five',
      referrer_form: true,
    },
  ]);
});

test('LEAD-35 LEAD-36 LEAD-02: without parameters the origin is Direct twice and WEB; the consent is stored with its time', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone), { referer: 'http://localhost:8080/online-mba?x=1' });
  expect(await attributions(data.leadId)).toMatchObject([
    {
      media: 'Direct',
      campaign: 'Direct',
      source: 'WEB',
      page: '/online-mba',
      ref_url: 'http://localhost:8080/online-mba?x=1',
      consent_version: '2025-01',
      consent_at: expect.any(Date),
      consent_channels: ['email', 'sms', 'whatsapp', 'voice'],
    },
  ]);
});

test('PROD-08 API-34: the server applies every rule of the form and names all wrong fields at once by the body’s names', async () => {
  const browser = visitor(api);
  const form = await browser.create({
    phone: '5123456789',
    name: 'R2D2',
    email: 'a@b',
    qualification: 9,
    interest: '',
  });
  expect(form).toMatchObject({ status: 400, failure: { code: 'INVALID_FIELDS' } });
  expect(form.failure.errors).toEqual({
    phone: 'Please enter a valid 10-digit phone number',
    name: 'Please enter valid details.',
    email: 'Please enter valid details.',
    qualification: 'Please select a valid option.',
    interest: 'Please select a valid option.',
  });
  const data = await browser.create({ data: { mobile: '12', email: '' } });
  expect(Object.keys(data.failure.errors ?? {}).toSorted()).toEqual([
    'data.area_of_interest',
    'data.email',
    'data.highest_qualification_id',
    'data.mobile',
    'data.name',
  ]);
  expect((await browser.create([])).status).toBe(400);
});

test('LEAD-10 API-35 API-38 API-39: a known phone is masked, gets its code by resend, and changes only after it', async () => {
  const phone = newPhone();
  const { leadId, browser: first } = await verifiedVisitor(api, phone);
  expect(await first.outbox({ channel: 'erp', to: phone })).toMatchObject([{ status: 'sent' }]);
  await api.deps.clock.advance(60_000);

  const browser = visitor(api);
  const found = await browser.lookup(`+91 ${phone}`);
  expect(found.data.leadExists).toBe(true);
  expect(found.data.lead).toEqual([
    {
      id: leadId,
      leads_id: expect.any(String),
      name: '•••••',
      email: '•••••',
      mobile: '•••••',
      area_of_interest: '•••••',
      highest_qualification_id: 0,
    },
  ]);

  expect(
    (await browser.update(leadId, { name: 'Asha Verma', mobile: '9999999999', highest_qualification_id: '0' })).status,
  ).toBe(200);
  expect(await stored(leadId)).toMatchObject({ name: 'Asha Rao', phone });

  const before = (await browser.outbox({ channel: 'sms', to: phone })).length;
  expect((await browser.resend(leadId, phone)).status).toBe(200);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(before + 1);
  expect(await stored(leadId)).toMatchObject({ name: 'Asha Rao' });

  const verified = await browser.verify(leadId, await browser.code(phone));
  expect(verified.data.lead).toMatchObject({ name: 'Asha Verma', mobile: phone, leads_id: expect.any(String) });
  expect(await stored(leadId)).toMatchObject({ name: 'Asha Verma', phone });
  expect(await attributions(leadId)).toHaveLength(2);

  expect((await browser.lookup(phone)).data.lead).toMatchObject([{ name: 'Asha Verma', mobile: phone }]);
});

test('API-38 changes of one browser are not applied by the code of another', async () => {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  await api.deps.clock.advance(60_000);
  const stranger = visitor(api);
  await stranger.lookup(phone);
  await stranger.update(leadId, { name: 'Somebody Else', email: 'else@example.com' });

  const owner = visitor(api);
  await owner.lookup(phone);
  await owner.resend(leadId, phone);
  expect((await owner.verify(leadId, await owner.code(phone))).data.lead.name).toBe('Asha Rao');
});

test('LEAD-21 API-37: verified, the lead goes to the ERP once, whether the browser requests it or not', async () => {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  const [first, second] = await Promise.all([browser.pushToErp(leadId), browser.pushToErp(leadId)]);
  expect([first.status, second.status]).toEqual([200, 200]);

  const pushes = await browser.outbox({ channel: 'erp', to: phone });
  expect(pushes).toHaveLength(1);
  expect(pushes[0]).toMatchObject({
    status: 'sent',
    attempts: 1,
    body: {
      lead_id: leadId,
      mobile: phone,
      name: 'Asha Rao',
      highest_qualification_id: 3,
      area_of_interest: 'Master of Business Administration',
      source_media: 'Direct',
      source_campaign: 'Direct',
      source_source: 'WEB',
      consent: { version: '2025-01' },
    },
  });
  await expect.poll(() => stored(leadId)).toMatchObject({ stage: 'updated', erp_id: expect.stringMatching(/^ERP-/) });
  expect(await timeline(leadId)).toEqual(['created', 'otp_sent', 'verified', 'erp_pushed', 'updated']);
  expect((await browser.pushToErp(leadId)).data.lead.leads_id).toMatch(/^ERP-/);
});

test('API-38: a verified owner updates at once, but never the phone', async () => {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  expect((await browser.update(leadId, {})).status).toBe(200);
  expect((await browser.update(leadId, { email: 'new@example.com', mobile: '9999999999' })).status).toBe(200);
  expect(await stored(leadId)).toMatchObject({ email: 'new@example.com', phone });
  const wrong = await browser.update(leadId, { name: 'R2D2', email: 'nobody' });
  expect(wrong).toMatchObject({
    status: 400,
    failure: { errors: { 'data.name': 'Please enter valid details.', 'data.email': 'Please enter valid details.' } },
  });
});

test('LEAD-31 PROD-08 a programme that does not exist, or is not public, is refused with the other fields and counts as unset in a change', async () => {
  const { make } = await adminOf(api);
  const draft = { display_name: 'Online MSc', slug: 'online-msc', erp_unicode: 'Master of Science' };
  await make('program', draft);
  const browser = visitor(api);
  for (const interest of ['no-such-programme', 'Master of Science', 'toString']) {
    const form = await browser.create(formFor(newPhone(), { interest, email: 'a@b' }));
    expect([form.status, form.failure.errors]).toEqual([
      400,
      { interest: 'Please select a valid option.', email: 'Please enter valid details.' },
    ]);
  }
  const { phone: mobile, name, email, qualification, interest: _ } = formFor(newPhone());
  const data = { mobile, name, email, highest_qualification_id: qualification, area_of_interest: 'MBA' };
  expect((await browser.create({ data })).failure.errors).toEqual({
    'data.area_of_interest': 'Please select a valid option.',
  });
  const lead = await verifiedVisitor(api, newPhone());
  const before = await stored(lead.leadId);
  await lead.browser.update(lead.leadId, { name: 'Asha Verma', area_of_interest: 'no-such-programme' });
  expect(await stored(lead.leadId)).toMatchObject({ name: 'Asha Verma', interest: before?.interest });
  await lead.browser.update(lead.leadId, { area_of_interest: 'Master of Computer Applications' });
  expect(await stored(lead.leadId)).toMatchObject({ interest: 'Master of Computer Applications' });
});
