import { OTP } from '@prospectus/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, otherThan, verifiedVisitor, visitor } from './testing/visitor.ts';

let api: TestApi;
beforeAll(async () => void (api = await startTestApi()));
afterAll(() => api.stop());

async function enquiry() {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone));
  return { browser, phone, leadId: data.leadId, code: await browser.code(phone) };
}

test('API-36 CONST-03 three wrong codes answer OTP_INCORRECT, the fourth try 429', async () => {
  const { browser, leadId, code } = await enquiry();
  for (let tried = 0; tried < OTP.triesPerCode; tried++) {
    const wrong = await browser.verify(leadId, otherThan(code));
    expect(wrong).toMatchObject({
      status: 400,
      failure: { code: 'OTP_INCORRECT', msg: 'Incorrect OTP. Please check again.' },
    });
    await browser.advance(OTP.verifyThrottleMs);
  }
  const fourth = await browser.verify(leadId, code);
  expect(fourth).toMatchObject({ status: 429, failure: { code: 'OTP_TOO_MANY_TRIES' } });
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(fourth.headers.get('retry-after'))).toBeLessThanOrEqual(15);
  expect(browser.jar.has('lead_session')).toBe(false);
});

test('API-36 CONST-03 a new code has three tries and revokes the code before it', async () => {
  const { browser, phone, leadId, code } = await enquiry();
  await browser.verify(leadId, otherThan(code));
  await browser.advance(OTP.resendWaitMs);
  await browser.resend(leadId, phone);
  const second = await browser.code(phone);
  if (second !== code) expect((await browser.verify(leadId, code)).failure.code).toBe('OTP_INCORRECT');
  await browser.advance(OTP.verifyThrottleMs);
  expect((await browser.verify(leadId, second)).status).toBe(200);
});

test('API-36 CONST-03: a second try within five seconds waits, and is not counted', async () => {
  const { browser, leadId, code } = await enquiry();
  await browser.verify(leadId, otherThan(code));
  for (let pressed = 0; pressed < 4; pressed++) {
    const soon = await browser.verify(leadId, code);
    expect(soon).toMatchObject({ status: 429, failure: { code: 'OTP_TOO_SOON' } });
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(5);
  }
  await browser.advance(OTP.verifyThrottleMs);
  expect((await browser.verify(leadId, code)).status).toBe(200);
});

test('API-36 CONST-03 a code expires after five minutes', async () => {
  const { browser, leadId, code } = await enquiry();
  await browser.advance(OTP.lifetimeMs);
  expect(await browser.verify(leadId, code)).toMatchObject({
    status: 410,
    failure: { code: 'OTP_EXPIRED', msg: 'This code has expired. Please request a new one.' },
  });
});

test('API-36 a used code answers 410', async () => {
  const { browser, leadId, code } = await enquiry();
  expect((await browser.verify(leadId, code)).status).toBe(200);
  await browser.advance(OTP.verifyThrottleMs);
  expect(await browser.verify(leadId, code)).toMatchObject({ status: 410, failure: { code: 'OTP_EXPIRED' } });
});

test('API-36 LEAD-14 a wrong code says how long the next try waits, and a code sent then is accepted', async () => {
  const { browser, leadId, code } = await enquiry();
  const wrong = await browser.verify(leadId, otherThan(code));
  expect(wrong.headers.get('retry-after')).toBe('5');
  await browser.advance(Number(wrong.headers.get('retry-after')) * 1000);
  expect((await browser.verify(leadId, code)).status).toBe(200);
});

test('API-36 API-39 LEAD-10 within 30 seconds of a code another browser gets a message, and may try that code once', async () => {
  const { browser: owner, phone, leadId, code } = await enquiry();
  const [second, third] = [visitor(api), visitor(api)];
  await second.lookup(phone);
  expect((await second.verify(leadId, code)).failure.code, 'it has asked for no code yet').toBe('OTP_EXPIRED');
  expect(await second.resend(leadId, phone)).toMatchObject({ status: 429, failure: { code: 'OTP_TOO_SOON' } });
  expect((await second.verify(leadId, otherThan(code))).failure.code).toBe('OTP_INCORRECT');
  await owner.advance(OTP.verifyThrottleMs);
  expect((await second.verify(leadId, code)).failure.code, 'the other tries are the owner’s').toBe('OTP_EXPIRED');

  await third.create(formFor(phone, { name: 'Asha Verma' }));
  expect((await third.verify(leadId, code)).status, 'tried by another browser already').toBe(410);
  expect((await owner.verify(leadId, code)).status).toBe(200);
});

test('API-36 LEAD-10 the code of a moment ago verifies the browser that asked for one too soon', async () => {
  const { phone, leadId, code } = await enquiry();
  const second = visitor(api);
  await second.lookup(phone);
  await second.resend(leadId, phone);
  expect(await second.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
  expect((await second.verify(leadId, code)).status).toBe(200);
});

test('API-34 LEAD-10 a submission that sends no code, because one was sent, says when there may be another', async () => {
  const { phone, leadId } = await enquiry();
  const second = visitor(api);
  const { data } = await second.create(formFor(phone, { name: 'Asha Verma' }));
  expect(data).toMatchObject({ success: true, leadId });
  expect((data as { codeIn?: number }).codeIn).toBeGreaterThan(20);
});

test('API-36 a malformed code is refused and not counted as a try', async () => {
  const { browser, leadId, code } = await enquiry();
  for (const typed of ['', '12', '12345', 'abcd', '१२३'])
    expect((await browser.verify(leadId, typed)).failure.code).toBe('OTP_INCORRECT');
  expect((await browser.verify(leadId, code)).status).toBe(200);
});

test('API-36 of twenty concurrent verifications exactly one succeeds', async () => {
  const { browser, leadId, code } = await enquiry();
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.verify(leadId, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([410]));
});

test('API-36 CONST-03 of twenty concurrent guesses one is counted', async () => {
  const { browser, leadId, code } = await enquiry();
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.verify(leadId, otherThan(code))));
  expect(answers.filter(({ failure }) => failure.code === 'OTP_INCORRECT')).toHaveLength(1);
  expect(answers.filter(({ failure }) => failure.code === 'OTP_TOO_SOON')).toHaveLength(19);
});

test('API-34: one form sent twenty times at once is one lead and one code, and any of its answers can verify', async () => {
  const phone = newPhone();
  const browsers = Array.from({ length: 20 }, () => visitor(api));
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all(browsers.map((browser) => browser.create(formFor(phone), key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(new Set(answers.map(({ data }) => data.leadId)).size).toBe(1);
  const [last] = browsers.slice(-1);
  const sent = await last?.outbox({ channel: 'sms', to: phone });
  expect(sent).toHaveLength(1);
  expect((await last?.verify(answers[0]?.data.leadId ?? '', sent?.[0]?.otp ?? ''))?.status).toBe(200);
});

test('API-39 CONST-03: a second code waits 30 seconds', async () => {
  const { browser, phone, leadId } = await enquiry();
  const soon = await browser.resend(leadId, phone);
  expect(soon).toMatchObject({ status: 429, failure: { code: 'OTP_TOO_SOON' } });
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(20);
  await browser.advance(OTP.resendWaitMs);
  expect((await browser.resend(leadId, phone)).status).toBe(200);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(2);
});

test('API-39 CONST-03 of ten concurrent resends one sends', async () => {
  const { browser, phone, leadId } = await enquiry();
  await browser.advance(OTP.resendWaitMs);
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.resend(leadId, phone)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(2);
});

test('API-39 CONST-03: the sixth code of a day is refused, to every browser, and a day later there is one again', async () => {
  const { browser, phone, leadId } = await enquiry();
  for (let more = 1; more < 5; more++) {
    await browser.advance(OTP.resendWaitMs);
    expect((await browser.resend(leadId, phone)).status).toBe(200);
  }
  await browser.advance(OTP.resendWaitMs);
  const sixth = await browser.resend(leadId, phone);
  expect(sixth).toMatchObject({ status: 429, failure: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(80_000);

  const other = visitor(api);
  expect((await other.create(formFor(phone, { name: 'Asha Verma' }))).status).toBe(429);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(5);

  await browser.advance(86_400_000);
  expect((await browser.resend(leadId, phone)).status).toBe(200);
  expect((await browser.verify(leadId, await browser.code(phone))).status).toBe(200);
});

test('API-39 resending to another phone answers the same and sends nothing', async () => {
  const { browser, phone, leadId } = await enquiry();
  const foreign = newPhone();
  await browser.advance(OTP.resendWaitMs);
  const mismatch = await browser.resend(leadId, foreign);
  expect(await browser.outbox({ to: foreign })).toEqual([]);
  expect(await browser.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
  const match = await browser.resend(leadId, phone);
  expect([mismatch.status, mismatch.data]).toEqual([match.status, match.data]);
});

test('API-36 API-38 API-39 a lead id alone gives no access; unknown and foreign leads answer alike', async () => {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  await api.deps.clock.advance(OTP.resendWaitMs);
  const stranger = visitor(api);
  const unknown = crypto.randomUUID();
  for (const step of [
    (id: string) => stranger.verify(id, '1234'),
    (id: string) => stranger.update(id, { name: 'Else' }),
    (id: string) => stranger.resend(id, phone),
    (id: string) => stranger.pushToErp(id),
  ]) {
    const [foreign, none, odd] = [await step(leadId), await step(unknown), await step("x' or 1=1")];
    expect([foreign.status, foreign.failure]).toEqual([none.status, none.failure]);
    expect([odd.status, odd.failure]).toEqual([none.status, none.failure]);
  }
  expect(await stranger.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
});

test('LEAD-14 API-36 a code may be written in digits of India', async () => {
  const { browser, leadId, code } = await enquiry();
  const devanagari = [...code].map((digit) => String.fromCharCode(0x966 + Number(digit))).join('');
  expect((await browser.verify(leadId, `${devanagari} `)).status).toBe(200);
});
