import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createClient } from '@prospectus/contract/client';
import { afterEach, describe, expect, it } from 'vitest';

import { refer } from '../referrals/refer.ts';
import { accepts, enquiryCalls } from './calls.ts';
import { runCall } from './enquiry-effects.ts';
import { initialState } from './enquiry-state.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** The calls with a server that always sends the same response. */
async function against(status: number, body: unknown, headers: Record<string, string> = {}) {
  return enquiryCalls(await clientOf(status, body, headers));
}
async function clientOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return createClient({ base: `http://127.0.0.1:${port}` });
}

describe('accepted statuses', () => {
  it('LEAD-49 create 201, verify 200 or 201, update 200, resend 200, ERP 200 or 201', () => {
    const counting = (call: Parameters<typeof accepts>[0]) =>
      [200, 201, 202, 204].filter((status) => accepts(call, status));
    expect(counting('createLead')).toEqual([201]);
    expect(counting('verifyLead')).toEqual([200, 201]);
    expect(counting('updateLead')).toEqual([200]);
    expect(counting('resendOtp')).toEqual([200]);
    expect(counting('createLeadInErp')).toEqual([200, 201]);
  });

  it('LEAD-49 another good status is no answer', async () => {
    const created = await against(200, { data: { success: true, leadId: 'l1' } });
    const values = { phone: '9876543210', name: 'Asha', email: 'a@example.org', qualification: '3', interest: 'MBA' };
    const from = { media: 'Direct', campaign: 'Direct', refURL: '', source: 'WEB' };
    expect(await created.create(values, from, 'k')).toBeNull();
  });

  it('ERR-04 a failed lookup or update answers null', async () => {
    const calls = await against(500, { msg: 'x', code: 'INTERNAL' });
    expect(await calls.lookup('9876543210')).toBeNull();
    expect(await calls.update('l1', { name: 'Asha' })).toBeNull();
    expect(await calls.pushToErp('l1')).toBeNull();
  });

  it('LEAD-02 API-40 an enquiry that is sent again was received, waits for consent after a withdrawal, or failed', async () => {
    const again = async (status: number, body: unknown) => (await against(status, body)).revisit('l1', {}, false);
    expect(await again(200, { data: { success: true } })).toBe('done');
    expect(await again(409, { msg: 'x', code: 'WITHDRAWN' })).toBe('withdrawn');
    expect(await again(429, { msg: 'x', code: 'TOO_MANY_REQUESTS' })).toBe('failed');
  });

  it('API-36 a refused code says why and how long to wait', async () => {
    const calls = await against(429, { msg: 'Too many', code: 'OTP_TOO_MANY_TRIES' }, { 'retry-after': '90' });
    expect(await calls.verify('l1', '1234')).toEqual({ code: 'OTP_TOO_MANY_TRIES', retryAfter: 90, msg: 'Too many' });
  });
});

describe('ERR-01 a refusal is shown at its field, or as a toast if the form has no such field', () => {
  const msg = 'Some fields need your attention.';
  const refusal = (...names: string[]) => ({
    ...{ msg, code: 'INVALID_FIELDS' },
    errors: Object.fromEntries(names.map((name) => [name, `${name}?`])),
  });
  const values = { phone: '9876543210', name: 'Asha', email: 'a@example.org', qualification: '3', interest: 'MBA' };
  const noticeOf = async (effect: 'create' | 'lookup', answer: unknown, status = 400) => {
    const { notice } = await runCall(effect, {
      calls: await against(status, answer),
      state: initialState('REGISTER', false),
      ...{ values, otp: '', origin: 'banner', idempotencyKey: 'k', complete: false },
      from: { media: 'Direct', campaign: 'Direct', refURL: '', source: 'WEB' },
    });
    return { errors: notice.errors ?? {}, failure: notice.failure, problem: notice.problem };
  };

  it.each<[string[], object]>([
    [['email'], { errors: { email: 'email?' } }],
    [['guardian_name', 'interest'], { errors: { guardian_name: 'guardian_name?', interest: 'interest?' } }],
    [['campaign'], { errors: {}, failure: msg }],
    [['email', 'c2'], { errors: { email: 'email?' }, failure: msg }],
    [[], { errors: {}, failure: msg }],
  ])('the lead: %j', async (names, shown) => {
    expect(await noticeOf('create', refusal(...names))).toEqual(shown);
  });

  it('the first step: a number that is refused, and too many of them', async () => {
    expect(await noticeOf('lookup', refusal('phone'))).toEqual({ errors: { phone: 'phone?' } });
    expect(await noticeOf('lookup', refusal('referrerForm'))).toEqual({ errors: {}, failure: msg });
    const many = { msg: 'Too many requests. Please try again later.', code: 'TOO_MANY_REQUESTS' };
    expect(await noticeOf('lookup', many, 429)).toEqual({ errors: {}, failure: many.msg });
    expect(await noticeOf('lookup', { msg: 'x', code: 'INTERNAL' }, 500)).toMatchObject({
      problem: expect.stringContaining('We can’t reach our server'),
    });
  });

  it('a friend who is referred', async () => {
    const friend = { name: 'Asha', phone: '9876543210' };
    const answer = async (...names: string[]) => refer(await clientOf(400, refusal(...names)), friend);
    expect(await answer('phone')).toEqual({ values: friend, errors: { phone: 'phone?' } });
    expect(await answer('lead')).toEqual({ values: friend, errors: {}, problem: msg });
  });
});
