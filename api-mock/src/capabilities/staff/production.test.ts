import { ROLE } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { ensureAccounts } from './first-accounts.ts';
import { hashPassword } from './passwords.ts';
import { sweepLinks } from './links.ts';
import { sweepSessions } from './sessions.ts';
import { staff, staffLinks, staffSessions } from './tables.ts';
import { ADMIN, EVENTS, type People, people } from './testing/people.ts';

const FIRST = { email: 'Head@example.test', password: 'a first passphrase' };

let api: TestApi;
let staffOf: People;
beforeAll(async () => {
  const env = { APP_MODE: 'production', APP_SECRET: 's'.repeat(40), LIMIT_SCALE: '0.1' };
  api = await startTestApi({ env: { ...env, ADMIN_EMAIL: FIRST.email, ADMIN_PASSWORD: FIRST.password } });
  staffOf = people(api);
});
afterAll(() => api.stop());
beforeEach(() => api.deps.db.execute('delete from limits'));

const statuses = async (path: string, bodies: readonly object[]) => {
  const answers: number[] = [];
  for (const body of bodies) answers.push((await staffOf.post(path, body)).status);
  return answers;
};
const numbered = (count: number, body: object) =>
  Array.from({ length: count }, (_, nth) => ({ ...body, email: `number${nth}@example.test` }));

test('AUTH-04 in production the demo accounts are deactivated and the first admin signs in', async () => {
  expect(await statuses('login', [ADMIN, EVENTS])).toEqual([401, 401]);
  const { token, user } = await staffOf.signIn(FIRST);
  expect(user).toMatchObject({ email: 'head@example.test', role: ROLE.ADMIN });
  expect(await staffOf.profile(token)).toMatchObject({ email_verified: true });
});

test('AUTH-04 an earlier registration of the first admin’s address does not become that admin', async () => {
  const { db } = api.deps;
  const intruder = { email: 'head@example.test', password: 'the intruder’s own words' };
  await db
    .update(staff)
    .set({ password_hash: await hashPassword(intruder.password), role: null, email_verified_at: null })
    .where(eq(staff.email, intruder.email));
  const { token } = await staffOf.signIn(intruder);
  await ensureAccounts(api.deps);
  expect(await staffOf.profile(token)).toBe(401);
  expect(await statuses('login', [intruder])).toEqual([401]);
  expect((await staffOf.signIn(FIRST)).user.role).toBe(ROLE.ADMIN);

  await db.update(staff).set({ password_hash: await hashPassword('changed by the admin') });
  await ensureAccounts(api.deps);
  expect(await statuses('login', [FIRST, { ...FIRST, password: 'changed by the admin' }])).toEqual([401, 200]);
});

test('AUTH-02 an address on the network has budgets, which LIMIT_SCALE scales; they come back', async () => {
  const wrong = { password: 'not the password' };
  expect(await statuses('login', numbered(6, wrong))).toEqual([401, 401, 401, 401, 401, 429]);
  const signUp = { firstName: 'Leela', lastName: 'Bose', password: 'seven green parrots' };
  expect(await statuses('regitser', numbered(2, signUp))).toEqual([201, 429]);
  expect(await statuses('forgotPassword', numbered(1, {}))).toEqual([200]);
  // One budget for every call that may send a letter.
  expect(await statuses('sendConfirmation', numbered(1, {}))).toEqual([429]);
  expect(
    await statuses(
      'confirm',
      [1, 2, 3, 4].map(() => ({ token: 'x', password: 'x' })),
    ),
  ).toEqual([410, 410, 410, 429]);
  expect(await statuses('resetPassword', [{ token: 'x', password: signUp.password }])).toEqual([429]);
  await api.deps.clock.advance(3_600_000);
  expect(await statuses('login', numbered(1, wrong))).toEqual([401]);
  await api.deps.clock.setRight();
});

test('AUTH-02 LIMIT_SCALE does not change the limit per account', async () => {
  const body = { email: 'tried@example.test', password: 'not the password' };
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 11; tries++) {
    codes.push((await staffOf.post('login', body)).code);
    // The budget of the address alone.
    await api.deps.db.execute(`delete from limits where key like 'sign-in-address:%'`);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'SIGN_IN_FAILED'), 'TOO_MANY_REQUESTS']);
});

test('AUTH-02 sessions and links that have run out are dropped', async () => {
  const { db, clock } = api.deps;
  await staffOf.signIn({ ...FIRST, password: 'changed by the admin' });
  await staffOf.post('forgotPassword', FIRST);
  const left = async () => [await db.$count(staffSessions), await db.$count(staffLinks)].map((count) => count > 0);
  const sweep = async () => {
    await sweepSessions(api.deps);
    await sweepLinks(api.deps);
    return left();
  };
  expect(await sweep()).toEqual([true, true]);
  await clock.advance(2 * 86_400_000);
  expect(await sweep()).toEqual([true, false]);
  await clock.advance(15 * 86_400_000);
  expect(await sweep()).toEqual([false, false]);
});
