import { ROLE, type StaffSession, type StaffUser } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { afterEach, expect, test } from 'vitest';

import { sendJson, startAuthServer } from '../testing/auth-server.ts';
import { createStaffClient } from './api.ts';
import { createAuthProvider } from './auth-provider.ts';
import { createSession } from './session.ts';

const user = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'admin@prospectus.test',
  firstName: 'Demo',
  lastName: 'Admin',
  role: ROLE.ADMIN,
  language: null,
} satisfies StaffUser;
const sessionNo = (n: number): StaffSession => ({ user, token: `token-${n}`, expiresIn: 600 });

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

async function sessionWith(routes: Parameters<typeof startAuthServer>[0], now?: () => number) {
  const server = await startAuthServer(routes);
  stop = server.stop;
  const session = createSession(createClient({ base: server.url }), now);
  const client = createStaffClient(session, server.url);
  return { ...server, session, list: () => client('GET /admin/:resource', { params: { resource: 'faqs' } }) };
}

const renewals: Parameters<typeof startAuthServer>[0] = {
  'POST /api/user/auth': (_request, response, nth) =>
    void setTimeout(() => sendJson(response, 200, { data: sessionNo(nth) }), 30),
};

test('AUTH-02 simultaneous calls share one exchange of the refresh cookie', async () => {
  const { session, counts } = await sessionWith(renewals);
  const tokens = await Promise.all([
    session.token(),
    session.token(),
    session.renew(),
    session.user(),
    session.token(),
  ]);
  expect(counts['POST /api/user/auth']).toBe(1);
  expect(tokens[0]).toBe('token-1');
  expect(await session.token()).toBe('token-1');
});

test('AUTH-02 a token that is about to expire is renewed before it is used', async () => {
  let time = 0;
  const { session, counts } = await sessionWith(renewals, () => time);
  expect(await session.token()).toBe('token-1');
  time = 569_000;
  expect(await session.token()).toBe('token-1');
  time = 571_000;
  expect(await session.token()).toBe('token-2');
  expect(counts['POST /api/user/auth']).toBe(2);
});

test('AUTH-02 simultaneous calls refused with 401 share one renewal and are retried', async () => {
  const { list, counts } = await sessionWith({
    ...renewals,
    'GET /api/admin/faqs': (request, response) => {
      if (request.headers.authorization === 'Bearer token-2') sendJson(response, 200, []);
      else sendJson(response, 401, { msg: 'Please sign in.', code: 'SIGN_IN_REQUIRED' });
    },
  });
  const answers = await Promise.all([1, 2, 3].map(() => list()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(counts['POST /api/user/auth']).toBe(2);
});

test('AUTH-02 after the session has ended a call fails with 401 and the person is asked to sign in', async () => {
  const { session, list } = await sessionWith({
    'POST /api/user/auth': (_request, response) =>
      sendJson(response, 401, { msg: 'Please sign in.', code: 'SIGN_IN_REQUIRED' }),
  });
  const auth = createAuthProvider(session);
  await expect(list()).rejects.toMatchObject({ status: 401 });
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false });
  await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({ status: 401 });
  await expect(auth.checkError({ status: 403 })).resolves.toBeUndefined();
});

test('an API that does not answer does not end the session', async () => {
  const {
    session,
    counts,
    stop: close,
  } = await sessionWith({
    ...renewals,
    'POST /api/user/logout': (_request, response) => sendJson(response, 200, { data: { success: true } }),
  });
  await close();
  await expect(session.token()).rejects.toMatchObject({ status: 0 });
  await createAuthProvider(session).logout({});
  expect(counts['POST /api/user/logout']).toBeUndefined();
});

test('AUTH-02 a session that ends while the page is open is interrupted: its person is known until they sign in again', async () => {
  let ended = false;
  const { session } = await sessionWith({
    'POST /api/user/auth': (_request, response, nth) =>
      ended
        ? sendJson(response, 401, { msg: 'Please sign in.', code: 'SIGN_IN_REQUIRED' })
        : sendJson(response, 200, { data: sessionNo(nth) }),
    'POST /api/user/login': (_request, response) => sendJson(response, 200, { data: sessionNo(9) }),
  });
  const auth = createAuthProvider(session);
  let notifications = 0;
  session.onInterruption(() => {
    notifications += 1;
  });
  await session.token();
  ended = true;
  await expect(session.renew()).rejects.toMatchObject({ status: 401 });
  expect(session.interrupted()).toEqual(user);
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  await expect(auth.checkError({ status: 401 })).resolves.toBeUndefined();
  await session.signIn(user.email, 'right');
  expect(session.interrupted()).toBeUndefined();
  expect(await session.token()).toBe('token-9');
  expect(notifications).toBeGreaterThanOrEqual(2);
});

test('PROD-06 a call refused for want of a second factor is remembered until the next sign-in', async () => {
  const { session, list } = await sessionWith({
    ...renewals,
    'POST /api/user/login': (_request, response, nth) => sendJson(response, 200, { data: sessionNo(nth) }),
    'GET /api/admin/faqs': (_request, response) =>
      sendJson(response, 403, { code: 'SECOND_FACTOR_MISSING', msg: 'Please set it up.' }),
  });
  expect(session.needsSecondFactor()).toBe(false);
  await expect(list()).rejects.toMatchObject({ status: 403 });
  expect(session.needsSecondFactor()).toBe(true);
  await session.signIn(user.email, 'any');
  expect(session.needsSecondFactor()).toBe(false);
});
