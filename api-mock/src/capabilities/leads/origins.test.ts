import { fullLeadRecord, type OutboxItem, ROLE } from '@prospectus/contract';
import { CONSENT } from '@prospectus/contract/consent';
import { EDUCATION_LEVELS } from '@prospectus/contract/qualifications';
import { withCountryCode } from '@prospectus/contract/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, verifiedVisitor, visitor, type Visitor } from './testing/visitor.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
});
afterAll(() => api.stop());

const record = async (leadId: string) =>
  fullLeadRecord
    .strict()
    // A token of its own: the clock moves on between two.
    .parse((await call('GET', `/admin/leads/${leadId}`, { token: await tokenOf(call, ROLE.ADMIN) })).body);
const revisit = (browser: Visitor, leadId: string, said: object = {}, referer?: string) =>
  browser.call<{ success: boolean }>('POST', '/erp/revisit', { lead_id: leadId, ...said }, referer ? { referer } : {});
const pushes = async (browser: Visitor, phone: string, event: string | undefined) =>
  (await browser.outbox({ channel: 'erp', to: phone })).filter(
    ({ body }) => (body as { event?: string }).event === event,
  );

/** A verified lead, a minute later, and a browser that knows only the phone. */
async function knownPhone(): Promise<{ phone: string; leadId: string; browser: Visitor }> {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  await api.deps.clock.advance(60_000);
  return { phone, leadId, browser: visitor(api) };
}

test('API-40 LEAD-21 a verified lead enquires again: one attribution, event and ERP row within ten minutes', async () => {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  const said = { media: 'google', campaign: 'Diwali', page_version: 41 };
  const page = 'http://localhost:8080/online-mba?x=1';
  const answers = await Promise.all(Array.from({ length: 5 }, () => revisit(browser, leadId, said, page)));
  expect(answers.map(({ status, data }) => [status, data.success])).toEqual(answers.map(() => [200, true]));

  const lead = await record(leadId);
  expect(lead).toMatchObject({ media: 'Direct', last_media: 'google', last_campaign: 'Diwali', enquiry_count: 2 });
  expect(lead.enquiries[1]).toMatchObject({ page: '/online-mba', page_version: '41', refURL: page });
  expect(lead.timeline.filter(({ type }) => type === 'revisited')).toHaveLength(1);
  expect(await pushes(browser, phone, 'revisit')).toMatchObject([
    { status: 'sent', body: { lead_id: leadId, source_media: 'google', source_campaign: 'Diwali' } },
  ]);
  expect(await pushes(browser, phone, undefined)).toHaveLength(1);

  await revisit(browser, leadId, said, 'http://localhost:8080/online-mca');
  await browser.advance(10 * 60_000);
  await revisit(browser, leadId, said, page);
  expect(await pushes(browser, phone, 'revisit')).toHaveLength(3);
});

test.each([
  ['no session', undefined, 401, 'VERIFICATION_REQUIRED'],
  ['another lead’s id', () => crypto.randomUUID(), 404, 'NOT_FOUND'],
])('API-40: with %s a lead cannot enquire again', async (_, id, status, code) => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  const answer = await revisit(id ? browser : visitor(api), id?.() ?? leadId);
  expect(answer).toMatchObject({ status, failure: { code } });
  expect((await record(leadId)).enquiry_count).toBe(1);
});

const ORIGIN = {
  media: 'facebook',
  campaign: 'Delay',
  source: 'WEB',
  refURL: 'https://example.org/a',
  c2: 'two',
  page_version: '7',
};

test.each<[string, (known: { browser: Visitor; leadId: string; phone: string }) => Promise<unknown>]>([
  [
    'with its code',
    ({ browser, leadId, phone }) =>
      browser.call('POST', '/leads/resendOtp/', { lead_id: leadId, phoneNumber: phone, ...ORIGIN }),
  ],
  [
    'with what is typed',
    ({ browser, leadId }) =>
      browser.call('POST', '/leads/update', { lead_id: leadId, data: { name: 'Asha Verma' }, ...ORIGIN }),
  ],
  [
    'only with the second of the two',
    async ({ browser, leadId, phone }) => {
      await browser.update(leadId, { name: 'Asha Verma' });
      await browser.call('POST', '/leads/resendOtp/', { lead_id: leadId, phoneNumber: phone, ...ORIGIN });
    },
  ],
])('LEAD-35 ENT-02 the enquiry of a known phone is attributed %s', async (_, enquire) => {
  const known = await knownPhone();
  await known.browser.lookup(known.phone);
  await enquire(known);
  const lead = await record(known.leadId);
  expect(lead.enquiries).toHaveLength(2);
  expect(lead.enquiries[1]).toMatchObject({ ...ORIGIN, consent_version: CONSENT.version });
  expect(lead).toMatchObject({ media: 'Direct', last_media: 'facebook', last_campaign: 'Delay', enquiry_count: 2 });
  expect(lead.timeline.map(({ type }) => type)).toContain('enquired');
});

test('LEAD-35 the attribution of an enquiry is not replaced by a later call', async () => {
  const { browser, leadId, phone } = await knownPhone();
  await browser.lookup(phone);
  await browser.call('POST', '/leads/update', { lead_id: leadId, data: {}, ...ORIGIN });
  await browser.call('POST', '/leads/resendOtp/', { lead_id: leadId, phoneNumber: phone, media: 'else' });
  expect((await record(leadId)).enquiries).toMatchObject([{ media: 'Direct' }, { media: 'facebook' }]);
});

test.each([
  ['of a known phone', true],
  ['of a new one', false],
])('REFER-04 API-35: the lookup %s by a referrer’s form marks the enquiry that follows it', async (_, isKnown) => {
  const { browser, phone } = isKnown ? await knownPhone() : { browser: visitor(api), phone: newPhone() };
  const found = await browser.call<{ lead: { id: string }[] }>(
    'GET',
    `/leads/getLeadByMobile/${phone}?referrerForm=true`,
  );
  const [known] = found.data.lead;
  const leadId = known?.id ?? (await browser.create(formFor(phone))).data.leadId;
  if (known) await browser.resend(leadId, phone);
  expect((await record(leadId)).enquiries.at(-1)).toMatchObject({ referrerForm: true });
});

test.each<[string, object, object]>([
  [
    'cut in the middle of a sign',
    { media: `${'a'.repeat(119)}\ud83c`, campaign: '🎉'.repeat(121), c2: 'x'.repeat(201) },
    { media: 'a'.repeat(119), campaign: '🎉'.repeat(120), c2: 'x'.repeat(200) },
  ],
  [
    'with NUL and half a sign',
    { media: ' goo\0gle', campaign: '\udc00', refURL: 'https://e.test/\ud800' },
    { media: 'goo gle', campaign: 'Direct', refURL: 'https://e.test/' },
  ],
  [
    'of another kind',
    {
      media: 7,
      campaign: ['x'],
      c2: null,
      page_age_ms: {},
      visit_source: 'x',
      ref: [],
      consent_version: 'v'.repeat(30),
      page_version: true,
      source: '',
      elapsed_ms: '9'.repeat(30),
    },
    { media: '7', campaign: 'Direct', source: 'WEB' },
  ],
])(
  'LEAD-35 ENT-02 a value %s, which nobody typed, is cleaned and stored, and refuses nothing',
  async (_, said, stored) => {
    const browser = visitor(api);
    const made = await browser.create(formFor(newPhone(), said));
    expect([made.status, made.failure.errors]).toEqual([201, undefined]);
    expect((await record(made.data.leadId)).enquiries).toMatchObject([stored]);
    const { data, status } = await browser.create({
      data: {
        ...{
          mobile: newPhone(),
          name: 'Asha Rao',
          email: 'a@example.org',
          highest_qualification_id: 1,
          area_of_interest: 'Master of Business Administration',
        },
        ...{ source_media: '\ud83c', source_campaign: '🎉'.repeat(121), c3: 'x\0' },
      },
    });
    expect(status).toBe(201);
    expect((await record(data.leadId)).enquiries).toMatchObject([
      { media: 'Direct', campaign: '🎉'.repeat(120), c3: 'x' },
    ]);
  },
);

test('LEAD-35 first, last and every touch: what a later enquiry does not know replaces nothing', async () => {
  const phone = newPhone();
  const browser = visitor(api);
  const said = { media: 'google', campaign: 'diwali', first_media: 'fb', first_campaign: 'june' };
  const { data } = await browser.create(formFor(phone, said));
  expect((await browser.verify(data.leadId, await browser.code(phone))).status).toBe(200);
  await revisit(browser, data.leadId, { media: 'Direct', campaign: 'Direct' });
  const lead = await record(data.leadId);
  expect(lead).toMatchObject({ media: 'fb', campaign: 'june', last_media: 'google', last_campaign: 'diwali' });
  expect(lead.enquiries.map(({ media }) => media)).toEqual(['google', 'Direct']);
});

test('LEAD-02 the text that was agreed to can be read; a version that was never shown has none', async () => {
  const browser = visitor(api);
  const { data } = await browser.create(formFor(newPhone(), { consent_version: CONSENT.version }));
  const unknown = await browser.create(formFor(newPhone(), { consent_version: '1999-01' }));
  expect((await record(data.leadId)).enquiries).toMatchObject([
    { consent_version: CONSENT.version, consent_text: CONSENT.text, consent_channels: expect.arrayContaining(['sms']) },
  ]);
  expect((await record(unknown.data.leadId)).enquiries).toMatchObject([
    { consent_version: '1999-01', consent_text: null },
  ]);
});

/** Enquires and verifies with headers and a consent; returns the messages to the customer-data service. */
async function identified(headers: Record<string, string>, form: object = {}): Promise<OutboxItem[]> {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone, form));
  const otp = await browser.code(phone);
  expect((await browser.call('POST', '/leads/verify', { lead_id: data.leadId, otp }, headers)).status).toBe(200);
  return browser.outbox({ channel: 'cdp', to: phone });
}

test('TRACK-01 TRACK-05 TRACK-07: a verified lead is identified once, with +91 and the education level', async () => {
  for (const [qualification, level] of Object.entries(EDUCATION_LEVELS)) {
    const [told, ...more] = await identified({}, { qualification });
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      status: 'sent',
      body: {
        type: 'identify',
        traits: { phone: expect.stringMatching(/^\+91\d{10}$/), education_level: level, lead_type: 'NEW' },
      },
    });
  }
});

/** The messages to the customer-data service about a lead, oldest first. */
const told = async (leadId: string) => (await visitor(api).outbox({ channel: 'cdp', to: leadId })).toReversed();

test('TRACK-07: the education levels are those of the specification', async () => {
  const levels: Record<string, string> = {
    1: 'Completed Post Graduation',
    2: 'In Graduation',
    3: 'Passed Graduation',
    4: 'Class 12th or below',
  };
  for (const [qualification, level] of Object.entries(levels)) {
    const [message] = await identified({}, { qualification });
    expect(message?.body).toMatchObject({ traits: { education_level: level } });
  }
});

test.each([
  ['9876543210', '+919876543210'],
  ['+14155550123', '+14155550123'],
  ['987654321', '987654321'],
  ['919876543210', '919876543210'],
])('TRACK-05: analytics are sent %j as %j', (phone, sent) => {
  expect(withCountryCode(phone)).toBe(sent);
});

test('TRACK-08: a creation is sent as lead_submitted, a correct code as auth_success, NEW and later EXISTING', async () => {
  const phone = newPhone();
  const ids: string[] = [];
  for (const enquiry of [{}, { name: 'Somebody Else' }]) {
    const browser = visitor(api);
    const { data } = await browser.create(formFor(phone, enquiry));
    const otp = await browser.code(phone);
    expect((await browser.call('POST', '/leads/verify', { lead_id: data.leadId, otp })).status).toBe(200);
    ids.push(data.leadId);
    await browser.advance(31_000);
  }
  expect(new Set(ids).size).toBe(1);
  const messages = await told(ids[0] ?? '');
  expect(messages.map(({ body }) => body)).toEqual(
    ['NEW', 'EXISTING'].flatMap((lead) =>
      ['lead_submitted', 'auth_success'].map((event) => ({
        type: 'track',
        userId: ids[0],
        event,
        properties: { lead },
      })),
    ),
  );
  expect(JSON.stringify(messages)).not.toContain(phone);
});

test.each<[string, Record<string, string>, object]>([
  ['does not want to be tracked', { dnt: '1' }, {}],
  ['keeps its privacy', { 'sec-gpc': '1' }, {}],
  ['was not shown a text of ours', {}, { consent_version: '1999-01' }],
])('TRACK-01: who %s is not identified', async (_, headers, form) => {
  expect(await identified(headers, form)).toEqual([]);
  const browser = visitor(api);
  const created = await browser.create(formFor(newPhone(), form), headers);
  expect(created.status).toBe(201);
  expect(await told(created.data.leadId)).toEqual([]);
});
