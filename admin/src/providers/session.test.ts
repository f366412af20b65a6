import { ROLE, type StaffSession } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { afterEach, expect, test } from 'vitest';

import { sendJson, startServer } from '../testing/authServer.ts';
import { createAuthProvider } from './authProvider.ts';
import { createHttpClient } from './httpClient.ts';
import { createSession } from './session.ts';

const user = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'admin@prospectus.test',
  firstName: 'Demo',
  lastName: 'Admin',
  role: ROLE.ADMIN,
};
const sessionNo = (n: number): StaffSession => ({ user, token: `token-${n}`, expiresIn: 600 });

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

async function set(routes: Parameters<typeof startServer>[0], now?: () => number) {
  const server = await startServer(routes);
  stop = server.stop;
  const session = createSession(createClient({ base: server.url }), now);
  return { ...server, session, http: createHttpClient(session) };
}

const renewals: Parameters<typeof startServer>[0] = {
  'POST /api/user/auth': (_request, response, nth) =>
    void setTimeout(() => sendJson(response, 200, { data: sessionNo(nth) }), 30),
};

test('AUTH-02 calls at the same moment share one exchange of the refresh cookie', async () => {
  const { session, counts } = await set(renewals);
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

test('AUTH-02 a token that is about to end is renewed before it is used', async () => {
  let time = 0;
  const { session, counts } = await set(renewals, () => time);
  expect(await session.token()).toBe('token-1');
  time = 569_000;
  expect(await session.token()).toBe('token-1');
  time = 571_000;
  expect(await session.token()).toBe('token-2');
  expect(counts['POST /api/user/auth']).toBe(2);
});

test('AUTH-02 calls refused with 401 renew once between them and are repeated', async () => {
  const { http, url, counts } = await set({
    ...renewals,
    'GET /api/admin/faqs': (request, response) => {
      if (request.headers.authorization === 'Bearer token-2') sendJson(response, 200, []);
      else sendJson(response, 401, { msg: 'Please sign in.', code: 'SIGN_IN_REQUIRED' });
    },
  });
  const answers = await Promise.all([1, 2, 3].map(() => http(`${url}/admin/faqs`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(counts['POST /api/user/auth']).toBe(2);
});

test('AUTH-02 where the session has ended the call fails with 401 and the person is asked to sign in', async () => {
  const { session, http, url } = await set({
    'POST /api/user/auth': (_request, response) =>
      sendJson(response, 401, { msg: 'Please sign in.', code: 'SIGN_IN_REQUIRED' }),
  });
  const auth = createAuthProvider(session);
  await expect(http(`${url}/admin/faqs`)).rejects.toMatchObject({ status: 401 });
  await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false });
  await expect(auth.checkError({ status: 401 })).rejects.toMatchObject({ status: 401 });
  await expect(auth.checkError({ status: 403 })).resolves.toBeUndefined();
});

test('an API that does not answer ends no session', async () => {
  const {
    session,
    counts,
    stop: close,
  } = await set({
    ...renewals,
    'POST /api/user/logout': (_request, response) => sendJson(response, 200, { data: { success: true } }),
  });
  await close();
  await expect(session.token()).rejects.toMatchObject({ status: 0 });
  await createAuthProvider(session).logout({});
  expect(counts['POST /api/user/logout']).toBeUndefined();
});

test('AUTH-02 a session that ends while the page is open is an interruption: its person stays known until the next sign-in', async () => {
  let ended = false;
  const { session } = await set({
    'POST /api/user/auth': (_request, response, nth) =>
      ended
        ? sendJson(response, 401, { msg: 'Please sign in.', code: 'SIGN_IN_REQUIRED' })
        : sendJson(response, 200, { data: sessionNo(nth) }),
    'POST /api/user/login': (_request, response) => sendJson(response, 200, { data: sessionNo(9) }),
  });
  const auth = createAuthProvider(session);
  let told = 0;
  session.onInterruption(() => {
    told += 1;
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
  expect(told).toBeGreaterThanOrEqual(2);
});
