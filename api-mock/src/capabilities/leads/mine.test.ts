import type { Lead, FullLeadRecord, OwnData, OwnDataExport } from '@prospectus/contract';
import { CONSENT_NOTICE } from '@prospectus/contract/consent';
import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, verifiedVisitor, type Visitor, visitor } from './testing/visitor.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await tokenOf(callsTo(api), ROLE.ADMIN);
});
afterAll(() => api.stop());

const MINUTES = 60_000;
const NONE = { email: false, sms: false, whatsapp: false, voice: false };
const mineOf = async (browser: Visitor) => (await browser.call<OwnData>('GET', '/leads/mine')).data;
const inConsole = async (id: string) =>
  (await callsTo(api)('GET', `/admin/leads/${id}`, { token })).body as FullLeadRecord;
const enquiryWith = async (more: object) => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data, status, failure } = await browser.create(formFor(phone, more));
  const verify = async () => browser.verify(data.leadId, await browser.code(phone));
  return { browser, phone, status, failure, leadId: data?.leadId, verify };
};

test('LEAD-02 choices by channel are unticked unless said, and are stored with the notice once the phone is proved', async () => {
  const plain = await verifiedVisitor(api, newPhone());
  expect(await mineOf(plain.browser)).toMatchObject({ channels: NONE, notice_version: null, consented_at: null });

  const asked = await enquiryWith({
    consent_email: 'yes',
    consent_sms: '',
    consent_whatsapp: 'yes',
    consent_voice: '',
  });
  await asked.verify();
  const chosen = { channels: { ...NONE, email: true, whatsapp: true }, notice_version: CONSENT_NOTICE.version };
  expect(await mineOf(asked.browser)).toMatchObject(chosen);
  const [enquiry] = (await inConsole(asked.leadId)).enquiries;
  expect(enquiry).toMatchObject({ agreed_channels: ['email', 'whatsapp'], notice_version: CONSENT_NOTICE.version });
  expect(enquiry?.notice).toContain(CONSENT_NOTICE.lines[1]);
});

test('LEAD-02 a stranger who knows the phone changes no choice without its code', async () => {
  const { browser, phone, verify } = await enquiryWith({ consent_email: 'yes' });
  await verify();
  const stranger = visitor(api);
  await stranger.create(formFor(phone, { consent_email: '', consent_voice: 'yes' }));
  expect((await mineOf(browser)).channels).toEqual({ ...NONE, email: true });
});

test('LEAD-02 a person under 18 needs a guardian’s consent, and gets no news', async () => {
  const alone = await enquiryWith({ under_18: 'yes', guardian_name: '', guardian_agrees: '' });
  expect([alone.status, alone.failure.errors]).toEqual([
    400,
    {
      guardian_name: 'Please enter the name of your parent or guardian.',
      guardian_agrees: 'Please ask your parent or guardian to agree.',
    },
  ]);
  const guarded = { under_18: 'yes', guardian_name: 'Meera Rao', guardian_agrees: 'yes' };
  const { browser, verify } = await enquiryWith({ ...guarded, consent_email: 'yes' });
  await verify();
  const expected = { under_18: true, guardian_name: 'Meera Rao', channels: NONE };
  expect(await mineOf(browser)).toMatchObject(expected);
  await browser.call('PUT', '/leads/mine/consents', { channels: { ...NONE, sms: true } });
  expect(await mineOf(browser)).toMatchObject(expected);
});

test('my enquiry is read and changed by the lead session alone', async () => {
  const { browser, leadId } = await verifiedVisitor(api, newPhone());
  const other = visitor(api);
  other.jar.set('isUserVerified', leadId);
  for (const [method, path, body] of [
    ['GET', '/leads/mine'],
    ['PUT', '/leads/mine/consents', { channels: NONE }],
    ['GET', '/leads/mine/export'],
    ['POST', '/leads/mine/withdraw', {}],
  ] as const)
    expect([path, (await other.call(method, path, body)).failure.code]).toEqual([path, 'VERIFICATION_REQUIRED']);

  const channels = { email: false, sms: true, whatsapp: false, voice: true };
  const changed = await browser.call<OwnData>('PUT', '/leads/mine/consents', { channels });
  expect([changed.status, changed.data.channels, changed.data.lead.id]).toEqual([200, channels, leadId]);
  const refused = await browser.call('PUT', '/leads/mine/consents', { channels: { ...channels, sms: 'yes' } });
  expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([400, ['channels.sms']]);
  expect((await mineOf(browser)).channels).toEqual(channels);
});

test('a download has everything and asks for a code of the last 10 minutes', async () => {
  const { browser, verify } = await enquiryWith({ consent_sms: 'yes' });
  await verify();
  const { status, data, headers } = await browser.call<OwnDataExport>('GET', '/leads/mine/export');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename=my-enquiry.json']);
  expect(data).toMatchObject({ lead: { name: 'Asha Rao' }, channels: { sms: true } });
  expect(data.consents).toMatchObject([{ how: 'form', channels: ['sms'], notice_version: CONSENT_NOTICE.version }]);
  expect(data.enquiries).toHaveLength(1);
  expect(data.timeline.map(({ type }) => type)).toContain('verified');
  expect(data.messages.map(({ purpose }) => purpose)).toContain('lead.code');

  expect((await mineOf(browser)).code_valid_until).not.toBeNull();
  await browser.advance(11 * MINUTES);
  for (const [method, path] of [
    ['GET', 'export'],
    ['POST', 'withdraw'],
  ] as const) {
    const late = await browser.call(method, `/leads/mine/${path}`, method === 'POST' ? {} : undefined);
    expect([path, late.status, late.failure.code]).toEqual([path, 403, 'CODE_REQUIRED']);
  }
  expect(await mineOf(browser)).toMatchObject({ code_valid_until: null, withdrawn_at: null });
  await browser.call('DELETE', '/mock/clock');
});

test('LEAD-02 withdrawing stops every message, closes the enquiry and takes back the choices', async () => {
  await visitor(api).call('POST', '/mock/faults', { target: 'erp', status: 503 });
  const { browser, phone, leadId, verify } = await enquiryWith({ consent_email: 'yes' });
  await verify();
  const toErp = async () => (await browser.outbox({ channel: 'erp', to: `+91${phone}` })).map(({ status }) => status);
  expect(await toErp()).not.toContain('sent');

  const { status, data } = await browser.call<OwnData>('POST', '/leads/mine/withdraw', {});
  expect([status, data.channels]).toEqual([200, NONE]);
  expect(data.withdrawn_at).not.toBeNull();
  await browser.call('DELETE', '/mock/faults');
  expect(await toErp()).toEqual(['dead']);
  expect((await inConsole(leadId)).withdrawn_at).toBe(data.withdrawn_at);

  // What the page does by itself causes no message any more; a code that is asked for still comes.
  await browser.pushToErp(leadId);
  await browser.update(leadId, { name: 'Asha R' });
  expect(await toErp()).toEqual(['dead']);
  await browser.advance(MINUTES);
  await browser.lookup(phone);
  await browser.resend(leadId, phone);
  expect((await browser.verify(leadId, await browser.code(phone))).status).toBe(200);
  expect(await mineOf(browser)).toMatchObject({ withdrawn_at: data.withdrawn_at });

  // A click alone opens nothing: the person is asked first.
  for (const reopen of [undefined, '', 'no', false]) {
    const asked = await browser.call('POST', '/erp/revisit', {
      lead_id: leadId,
      ...(reopen !== undefined && { reopen }),
    });
    expect([asked.status, asked.failure.code]).toEqual([409, 'WITHDRAWN']);
  }
  expect(await mineOf(browser)).toMatchObject({ withdrawn_at: data.withdrawn_at, channels: NONE });
  expect((await inConsole(leadId)).enquiries).toHaveLength(2);
  expect(await toErp()).toEqual(['dead']);

  const again = await browser.call<{ lead: Lead }>('POST', '/erp/revisit', { lead_id: leadId, reopen: 'yes' });
  expect(again.status).toBe(200);
  expect((await mineOf(browser)).withdrawn_at).toBeNull();
  expect((await toErp()).length).toBeGreaterThan(1);
  await browser.call('DELETE', '/mock/clock');
});

test('LEAD-02 PROD-02 a lead stores the version of the content it saw, though another was live when it was sent', async () => {
  const staff = { token };
  const console = callsTo(api);
  const versionNow = async () =>
    ((await console('GET', '/content/version')).body as { data: { version: number } }).data.version;
  const publish = async () => {
    const made = await console('POST', '/admin/promotional-texts', { ...staff, body: { text: 'Another text' } });
    await console('POST', `/admin/promotional-texts/${(made.body as { id: string }).id}/publish`, {
      ...staff,
      body: {},
    });
  };
  const advance = (advanceMs: number) => console('POST', '/mock/clock', { body: { advanceMs } });
  await publish();
  const [seen, at] = [await versionNow(), api.deps.clock.now().getTime()];
  await advance(2 * MINUTES);
  await publish();
  expect(await versionNow()).toBeGreaterThan(seen);
  await advance(MINUTES);

  const before = await enquiryWith({ page_age_ms: api.deps.clock.now().getTime() - at - MINUTES });
  const [enquiry] = (await inConsole(before.leadId)).enquiries;
  expect(enquiry?.page_version).toBe(String(seen));
  expect(Math.abs(Date.parse(enquiry?.page_at ?? '') - at - MINUTES)).toBeLessThan(MINUTES / 2);
  const fresh = await enquiryWith({});
  expect((await inConsole(fresh.leadId)).enquiries[0]?.page_version).toBe(String(await versionNow()));
  await console('DELETE', '/mock/clock');
});
