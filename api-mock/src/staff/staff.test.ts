import { ROLE, staffSession } from '@prospectus/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Answered, type Call, callsTo } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { staff } from './tables.ts';

const ADMIN = { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' };
const EVENTS = { email: 'events@prospectus.test', password: 'events-prospectus-2026' };

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
});
afterAll(() => api.stop());
beforeEach(() => api.deps.db.execute('delete from limits'));

const session = (answer: Answered) => staffSession.parse((answer.body as { data: unknown }).data);
const cookie = (answer: Answered) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('staff_refresh='))
    ?.split(';')[0] ?? '';
const signIn = async (body = ADMIN) => {
  const answer = await call('POST', '/user/login', { body });
  return { ...session(answer), cookie: cookie(answer) };
};
const renew = (refresh: string) => call('POST', '/user/auth', { headers: { cookie: refresh } });
const dashboard = async (token: string) => (await call('GET', '/admin/dashboard', { token })).status;

describe('sign-in', () => {
  test('API-31 AUTH-04 ENT-32 both demo accounts sign in with their role', async () => {
    for (const [account, role] of [
      [ADMIN, ROLE.ADMIN],
      [EVENTS, ROLE.EVENT_CREATER],
    ] as const) {
      const answer = await call('POST', '/user/login', { body: { ...account, email: account.email.toUpperCase() } });
      expect(answer.status).toBe(200);
      expect(session(answer).user).toMatchObject({ email: account.email, role });
      const set = answer.headers.getSetCookie().find((line) => line.startsWith('staff_refresh='));
      expect(set).toMatch(/HttpOnly/i);
      expect(set).toMatch(/SameSite=Strict/i);
    }
  });

  test('AUTH-02 a wrong password and an unknown e-mail answer alike', async () => {
    const wrong = await call('POST', '/user/login', { body: { ...ADMIN, password: 'not the password' } });
    const unknown = await call('POST', '/user/login', {
      body: { email: 'nobody@example.test', password: 'not the password' },
    });
    expect([wrong.status, wrong.body]).toEqual([401, { msg: expect.any(String) as string, code: 'SIGN_IN_FAILED' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(cookie(wrong)).toBe('');
  });

  test('AUTH-02 the tries of an account are limited, right password or not, and come back with time', async () => {
    const body = { email: 'tried@example.test', password: 'guess number one' };
    const tries = await Promise.all(Array.from({ length: 14 }, () => call('POST', '/user/login', { body })));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = tries.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('POST', '/user/login', { body: ADMIN })).status).toBe(200);
    await api.deps.clock.advance(16 * 60_000);
    expect((await call('POST', '/user/login', { body })).status).toBe(401);
    await api.deps.clock.setRight();
  });

  test('AUTH-01 PROD-08 all wrong fields are named at once', async () => {
    const { status, body } = await call('POST', '/user/regitser', {
      body: { firstName: 'Al', lastName: 'Bo', email: 'a@', password: '1234567' },
    });
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });
});

describe('session', () => {
  test('AUTH-02 API-33 the refresh cookie gives a new token, and is replaced', async () => {
    const first = await signIn();
    const renewed = await renew(first.cookie);
    expect(renewed.status).toBe(200);
    expect(await dashboard(session(renewed).token)).toBe(200);
    expect(cookie(renewed)).not.toBe(first.cookie);
    expect((await renew(cookie(renewed))).status).toBe(200);
  });

  test('API-33 without a cookie, or with one made up, 401', async () => {
    for (const made of [
      '',
      'staff_refresh=x',
      `staff_refresh=00000000-0000-7000-8000-000000000000.${'a'.repeat(43)}`,
    ]) {
      const answer = await renew(made);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    }
  });

  test('AUTH-02 two tabs that renew at once both stay signed in', async () => {
    const { cookie: shared } = await signIn();
    const tabs = await Promise.all([renew(shared), renew(shared)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    for (const tab of tabs) expect(await dashboard(session(tab).token)).toBe(200);
    const [kept, ...others] = tabs.map(cookie).filter(Boolean);
    expect(others).toEqual([]);
    expect((await renew(kept ?? '')).status).toBe(200);
  });

  test('AUTH-02 a refresh token used again later ends the session for thief and owner', async () => {
    const { cookie: stolen } = await signIn();
    const owner = await renew(stolen);
    await api.deps.clock.advance(60_000);
    expect((await renew(stolen)).status).toBe(401);
    expect((await renew(cookie(owner))).status).toBe(401);
    expect(await dashboard(session(owner).token)).toBe(401);
    await api.deps.clock.setRight();
  });

  test('API-32 signing out ends the session on the server', async () => {
    const { token, cookie: refresh } = await signIn();
    expect(await dashboard(token)).toBe(200);
    expect((await call('POST', '/user/logout', { headers: { cookie: refresh } })).status).toBe(200);
    expect(await dashboard(token)).toBe(401);
    expect((await renew(refresh)).status).toBe(401);
  });

  test('a token is short-lived', async () => {
    const { token, expiresIn } = await signIn();
    expect(expiresIn).toBeLessThanOrEqual(900);
    await api.deps.clock.advance((expiresIn + 1) * 1000);
    expect(await dashboard(token)).toBe(401);
    await api.deps.clock.setRight();
  });

  test('AUTH-05 demotion and deactivation hold at once', async () => {
    const { db } = api.deps;
    const { token, cookie: refresh, user } = await signIn();
    await db.update(staff).set({ role: ROLE.EVENT_CREATER }).where(eq(staff.id, user.id));
    expect(await dashboard(token)).toBe(403);
    await db.update(staff).set({ role: ROLE.ADMIN, active: false }).where(eq(staff.id, user.id));
    expect(await dashboard(token)).toBe(401);
    expect((await renew(refresh)).status).toBe(401);
    expect((await call('POST', '/user/login', { body: ADMIN })).status).toBe(401);
    await db.update(staff).set({ active: true }).where(eq(staff.id, user.id));
    expect((await call('POST', '/user/login', { body: ADMIN })).status).toBe(200);
  });

  test('a token signed without our key, or without a signature, is none', async () => {
    const { token } = await signIn();
    const [, claims] = token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    expect(await dashboard(`${none}.${claims}.`)).toBe(401);
    expect(await dashboard(`${token.slice(0, -4)}AAAA`)).toBe(401);
  });
});

describe('sign-up', () => {
  test.each(['/user/regitser', '/user/register'])(
    'API-30 AUTH-03 %s answers without a role, and a taken e-mail alike',
    async (path) => {
      const body = {
        firstName: 'Rohan',
        lastName: 'Iyer',
        email: `rohan${path.length}@example.test`,
        password: 'long enough 1',
      };
      const fresh = await call('POST', path, { body });
      expect(fresh.status).toBe(201);
      expect(fresh.body).toEqual({
        data: { user: { email: body.email, firstName: 'Rohan', lastName: 'Iyer', role: null } },
      });
      const again = await call('POST', path, { body: { ...body, password: 'another password' } });
      expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
      expect((await call('POST', '/user/login', { body })).status).toBe(200);
      expect((await call('POST', '/user/login', { body: { ...body, password: 'another password' } })).status).toBe(401);
    },
  );

  test('AUTH-03 a role that is sent along is not taken', async () => {
    const body = {
      firstName: 'Sana',
      lastName: 'Khan',
      email: 'sana@example.test',
      password: 'long enough 1',
      role: 2,
    };
    await call('POST', '/user/regitser', { body });
    expect((await signIn(body)).user.role).toBeNull();
  });
});
