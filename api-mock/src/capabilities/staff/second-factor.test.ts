import { ROLE } from '@prospectus/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { deriveKeys } from '../../platform/secrets/keys.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import { readSecrets } from '../../platform/secrets/secret.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { resetAllButContent } from '../../testing/reset.ts';
import { resealSecondFactors } from './second-factor.ts';
import { staffSecondFactors } from './tables.ts';
import { ADMIN, EVENTS, type People, people } from './testing/people.ts';

let api: TestApi;
let staff: People;
beforeAll(async () => {
  api = await startTestApi();
  staff = people(api);
});
afterAll(() => api.stop());
beforeEach(() => resetAllButContent(api.deps));

const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(api.deps.clock.now().getTime() / 1000) });
const nextStep = () => staff.call('POST', '/mock/clock', { body: { advanceMs: 31_000 } });

/** A second factor that is on: its key, and the recovery codes. */
async function switchedOn(who = ADMIN) {
  const { token } = await staff.signIn(who);
  const begun = await staff.post('totp', {}, token);
  const { secret, uri } = (begun.body as { data: { secret: string; uri: string } }).data;
  const confirmed = await staff.post('totp/confirm', { code: await codeOf(secret) }, token);
  expect([begun.status, confirmed.status, confirmed.code]).toEqual([200, 200, undefined]);
  const { recoveryCodes } = (confirmed.body as { data: { recoveryCodes: string[] } }).data;
  await nextStep();
  return { token, secret, uri, recoveryCodes };
}
const login = (form: object) => staff.post('login', { ...ADMIN, ...form });

test('PROD-06 the second factor is on after a code of its key; sign-in then asks for a code, and takes each once', async () => {
  const { token } = await staff.signIn(ADMIN);
  const { body } = await staff.post('totp', {}, token);
  const { secret, uri } = (body as { data: { secret: string; uri: string } }).data;
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  expect((await staff.post('totp/confirm', { code: '000000' }, token)).code).toBe('INVALID_FIELDS');
  expect((await login({})).status).toBe(200);
  expect((await staff.post('totp/confirm', { code: await codeOf(secret) }, token)).status).toBe(200);

  expect((await login({})).code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await login({ code: '000000' })).code).toBe('SECOND_FACTOR_FAILED');
  expect((await login({ code: await codeOf(secret) })).code, 'the confirming code is used up').toBe(
    'SECOND_FACTOR_FAILED',
  );
  await nextStep();
  const code = await codeOf(secret);
  const twice = await Promise.all([login({ code }), login({ code })]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 401]));
  expect((await login({ code, password: 'not the password' })).code).toBe('SIGN_IN_FAILED');
  expect((await staff.post('totp', {}, token)).code, 'another key needs switching off first').toBe('LOCKED');
});

test('PROD-06 a recovery code signs in once, in place of a code; codes are stored as hashes', async () => {
  const { recoveryCodes } = await switchedOn();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const twice = await Promise.all([login({ code: first }), login({ code: first })]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 401]));
  expect((await login({ code: ` ${second.toUpperCase()} ` })).status).toBe(200);
  const stored = JSON.stringify(await api.deps.db.execute('select * from staff_recovery_codes'));
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  expect(stored.match(/\$argon2id\$/g)).toHaveLength(8);
});

test('PROD-06 with the password there are ten tries of a code, from all addresses together; a new password resets them', async () => {
  const { secret } = await switchedOn();
  const from = async (n: number, code: string) => {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    const { body } = await staff.call('POST', '/user/login', { body: { ...ADMIN, code }, headers });
    return (body as { code?: string }).code;
  };
  const tries = [];
  for (let n = 1; n <= 10; n += 1) tries.push(await from(n, '000000'));
  expect(tries).toEqual(Array.from({ length: 10 }, () => 'SECOND_FACTOR_FAILED'));
  expect(await from(11, await codeOf(secret))).toBe('TOO_MANY_REQUESTS');
  await nextStep();
  expect(await from(12, await codeOf(secret))).toBe('TOO_MANY_REQUESTS');
});

test('PROD-06 switching on ends other sessions; switching off needs the password; both are in the log and in a mail', async () => {
  const { token: other } = await staff.signIn(ADMIN);
  const { token } = await switchedOn();
  expect(await staff.profile(other)).toBe(401);
  expect(await staff.profile(token)).toMatchObject({ second_factor: true });
  expect((await staff.post('totp/remove', { password: 'not the password' }, token)).code).toBe('INVALID_FIELDS');
  expect((await staff.post('totp/remove', { password: ADMIN.password }, token)).status).toBe(200);
  expect((await login({})).status).toBe(200);
  // The log outlives a reset.
  expect((await staff.logged(ADMIN.email)).slice(-2)).toEqual(['second-factor', 'second-factor']);
  expect((await staff.letters(ADMIN.email)).filter(({ subject }) => subject.includes('second factor'))).toHaveLength(2);
});

test('PROD-06 an administrator removes a lost second factor, and the person’s sessions end', async () => {
  const { token } = await switchedOn(EVENTS);
  const admin = (await staff.signIn(ADMIN)).token;
  const { id } = await staff.row(EVENTS.email);
  const path = `/admin/users/${id}/remove-second-factor`;
  expect((await staff.call('POST', path, { token })).status).toBe(403);
  expect((await staff.call('GET', `/admin/users/${id}`, { token: admin })).body).toMatchObject({ second_factor: true });
  expect((await staff.call('POST', path, { token: admin })).body).toMatchObject({
    second_factor: false,
    open_sessions: 0,
    role: ROLE.EVENT_CREATER,
  });
  expect((await staff.post('login', EVENTS)).status).toBe(200);
});

test('PROD-06 where it is required of administrators, or of everyone, they can do nothing before it is set up', async () => {
  const config = api.deps.config as { secondFactor: 'optional' | 'required' | 'everyone' };
  config.secondFactor = 'required';
  try {
    const { token } = await staff.signIn(ADMIN);
    const list = () => staff.call('GET', '/admin/users', { token });
    expect((await list()).body).toMatchObject({ code: 'SECOND_FACTOR_MISSING' });
    const events = (await staff.signIn(EVENTS)).token;
    const lectures = () => staff.call('GET', '/admin/live-lectures', { token: events });
    expect((await lectures()).status).toBe(200);
    config.secondFactor = 'everyone';
    expect((await lectures()).body).toMatchObject({ code: 'SECOND_FACTOR_MISSING' });
    const { body } = await staff.post('totp', {}, token);
    const { secret } = (body as { data: { secret: string } }).data;
    await staff.post('totp/confirm', { code: await codeOf(secret) }, token);
    expect((await list()).status).toBe(200);
  } finally {
    config.secondFactor = 'optional';
  }
});

test('PROD-06 while APP_SECRET is changed, keys are encrypted with the new one, which is enough afterwards', async () => {
  const { secret } = await switchedOn();
  const { db, config } = api.deps;
  const [before] = await readSecrets(config);
  const after = 'the next secret of the test, 32 bytes';
  await resealSecondFactors({ db, keys: deriveKeys([after, before]) });
  const [row] = await db.select().from(staffSecondFactors);
  expect(unseal(deriveKeys([after]), 'second-factor', row?.staff_id ?? '', row?.sealed ?? '')).toBe(secret);
});
