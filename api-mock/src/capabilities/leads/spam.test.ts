import { quarantineRecord, ROLE } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { runJobs } from '../../app/jobs.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { leadQuarantine } from './quarantine-table.ts';
import { spamReasons } from './create-body.ts';
import { leads } from './tables.ts';
import { formFor, newPhone, verifiedVisitor, visitor, type Visitor } from './testing/visitor.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
});
afterAll(() => api.stop());

const asAdmin = async (method: string, path: string) =>
  call(method, `/admin/leads/quarantine${path}`, { token: await tokenOf(call, ROLE.ADMIN) });
const aside = async () => z.array(quarantineRecord.strict()).parse((await asAdmin('GET', '')).body);
const leadsWith = (phone: string) =>
  api.deps.db
    .select()
    .from(leads)
    .then((all) => all.filter((lead) => lead.phone === phone));

test.each([
  [{}, []],
  [{ website: '', elapsed_ms: '' }, []],
  [{ website: '  ', elapsed_ms: 800 }, []],
  [{ elapsed_ms: '12000' }, []],
  [{ elapsed_ms: 'soon' }, []],
  [{ website: 'https://example.org' }, ['hidden_field']],
  [{ elapsed_ms: 799 }, ['too_fast']],
  [{ elapsed_ms: -5 }, ['too_fast']],
  [{ website: 'x', elapsed_ms: '0' }, ['hidden_field', 'too_fast']],
])('LEAD-01 a form sent with %j is quarantined for %j', (trap, reasons) => {
  expect(spamReasons(trap)).toEqual(reasons);
});

const FORMS: [string, (phone: string, trap: object) => object][] = [
  ['form', (phone, trap) => formFor(phone, trap)],
  [
    'server-side form',
    (phone, trap) => ({
      data: {
        mobile: phone,
        name: 'Asha Rao',
        email: 'asha@example.com',
        highest_qualification_id: 3,
        area_of_interest: 'Master of Business Administration',
        ...trap,
      },
    }),
  ],
];

test.each(FORMS)(
  'LEAD-01 API-34: a %s filled in by a program is answered like a person’s, and nothing more',
  async (_, body) => {
    const [bot, person] = [visitor(api), visitor(api)];
    const [phone, other] = [newPhone(), newPhone()];
    const fooled = await bot.create(body(phone, { website: 'https://example.org', elapsed_ms: 20 }));
    const real = await person.create(body(other, {}));

    const shape = ({ status, data, headers }: typeof real) => ({
      status,
      data: { ...data, leadId: z.uuid().safeParse(data.leadId).success },
      headers: [...headers.keys()],
      cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+|Expires=[^;]+/g, '')),
    });
    expect(shape(fooled)).toEqual(shape(real));
    expect((await bot.create(body(phone, { website: 'again' }))).data.leadId).toBe(fooled.data.leadId);
    expect(await bot.outbox({ to: phone })).toEqual([]);
    expect(await leadsWith(phone)).toEqual([]);

    // The next steps are refused as a person's would be.
    const steps = (browser: Visitor, leadId: string, number: string) => [
      () => browser.resend(leadId, number),
      () => browser.verify(leadId, '12x4'),
      () => browser.verify(leadId, '0000'),
      () => browser.verify(leadId, '0000'),
      () => browser.update(leadId, { name: 'Asha Verma' }),
      () => browser.lookup(number),
    ];
    const ofBot = steps(bot, fooled.data.leadId, phone);
    for (const [step, ofPerson] of steps(person, real.data.leadId, other).entries()) {
      const [a, b] = [await ofPerson(), await ofBot[step]?.()];
      expect([b?.status, b?.failure.code]).toEqual([a.status, a.failure.code]);
    }
    await person.advance(OTP.resendWaitMs);
    for (const status of [200, 429]) {
      expect((await person.resend(real.data.leadId, other)).status).toBe(status);
      expect((await bot.resend(fooled.data.leadId, phone)).status).toBe(status);
    }
    const kept = (await aside()).find(({ mobile }) => mobile.endsWith(phone.slice(-4)));
    expect(kept).toMatchObject({ name: 'Asha Rao', reasons: ['hidden_field', 'too_fast'], released_at: null });
    expect(JSON.stringify(await api.deps.db.select().from(leadQuarantine))).not.toContain('127.0.0.1');
  },
);

test('API-36 CONST-03: guesses at the code of a quarantined submission are refused like guesses at a real one', async () => {
  const [bot, phone] = [visitor(api), newPhone()];
  const { data } = await bot.create(formFor(phone, { website: 'x' }));
  const codes: string[] = [];
  for (let guess = 0; guess <= OTP.triesPerCode; guess++) {
    codes.push((await bot.verify(data.leadId, '0000')).failure.code);
    await bot.advance(OTP.verifyThrottleMs);
  }
  expect(codes).toEqual(['OTP_INCORRECT', 'OTP_INCORRECT', 'OTP_INCORRECT', 'OTP_TOO_MANY_TRIES']);
  await bot.advance(OTP.lifetimeMs);
  expect((await bot.verify(data.leadId, '0000')).failure.code).toBe('OTP_EXPIRED');
  expect((await visitor(api).verify(data.leadId, '0000')).status).toBe(404);
});

test('LEAD-01: a quarantined submission is released as a lead without a code, and can be verified', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone, { website: 'x', media: 'google' }));
  const released = await asAdmin('POST', `/${data.leadId}/release`);
  expect(released.status).toBe(200);
  expect(quarantineRecord.parse(released.body)).toMatchObject({
    lead_id: data.leadId,
    released_at: expect.any(String),
  });
  expect(await leadsWith(phone)).toMatchObject([{ id: data.leadId, stage: 'created', media: 'google' }]);
  expect(await browser.outbox({ to: phone })).toEqual([]);
  expect((await asAdmin('POST', `/${data.leadId}/release`)).body).toMatchObject({ code: 'LOCKED' });

  await browser.resend(data.leadId, phone);
  expect((await browser.verify(data.leadId, await browser.code(phone))).status).toBe(200);
});

test('LEAD-01 LEAD-10: releasing a submission whose phone is a lead meanwhile adds an enquiry to it', async () => {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone, { website: 'x', name: 'Asha Verma', campaign: 'Delay' }));
  const { leadId } = await verifiedVisitor(api, phone);
  expect(leadId).not.toBe(data.leadId);
  expect(quarantineRecord.parse((await asAdmin('POST', `/${data.leadId}/release`)).body).lead_id).toBe(leadId);
  expect(await leadsWith(phone)).toMatchObject([{ name: 'Asha Rao', enquiry_count: 2, last_campaign: 'Delay' }]);
});

test('ROLE-06 LEAD-01: the quarantine is listed for admins alone, and deleted after 30 days', async () => {
  const { data } = await visitor(api).create(formFor(newPhone(), { website: 'x', name: 'Kaveri Sundaram' }));
  const events = await tokenOf(call, ROLE.EVENT_CREATER);
  for (const [token, status] of [
    [undefined, 401],
    [events, 403],
  ] as const) {
    expect((await call('GET', '/admin/leads/quarantine', { ...(token && { token }) })).status).toBe(status);
    expect(
      (await call('POST', `/admin/leads/quarantine/${data.leadId}/release`, { ...(token && { token }) })).status,
    ).toBe(status);
  }
  const found = await asAdmin('GET', `?${new URLSearchParams({ filter: '{"q":"kaveri"}', range: '[0,24]' })}`);
  expect(found.headers.get('content-range')).toBe('leads/quarantine 0-0/1');
  expect((await asAdmin('GET', `/${data.leadId}`)).body).toMatchObject({ id: data.leadId });
  expect((await asAdmin('GET', `?filter=${encodeURIComponent('{"phone":"1"}')}`)).body).toMatchObject({
    code: 'UNKNOWN_FIELD',
  });
  expect((await asAdmin('POST', `/${crypto.randomUUID()}/release`)).status).toBe(404);
  const other = await visitor(api).create(formFor(newPhone(), { website: 'x', name: 'Nobody Real' }));
  expect((await asAdmin('DELETE', `/${other.data.leadId}`)).body).toMatchObject({
    id: other.data.leadId,
    mobile: expect.stringMatching(/^•{6}\d{4}$/) as string,
  });
  expect((await asAdmin('GET', `/${other.data.leadId}`)).status).toBe(404);

  await api.deps.clock.advance(31 * 86_400_000);
  await runJobs(api.deps);
  expect(await aside()).toEqual([]);
});
