import { openSession, ROLE, userRecord } from '@prospectus/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { resetAllButContent } from '../../testing/reset.ts';
import { auditLog } from '../../platform/changes/audit-table.ts';
import { ADMIN, EVENTS, type People, people } from './testing/people.ts';

let api: TestApi;
let staff: People;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = people(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await resetAllButContent(api.deps);
  ({ token } = await staff.signIn(ADMIN));
});

const invite = (body: object, as = token) => staff.call('POST', '/admin/users/invite', { token: as, body });
const accept = async (email: string, fields: object = {}) =>
  staff.post('invitation', { ...PERSON, token: await staff.key(email), ...fields });
const PERSON = { firstName: 'Kavita', lastName: 'Menon', password: 'seven green parrots' };
const EMAIL = 'kavita.menon@example.test';

test('ADMIN-02 an invited person sets name and password by the link, once, and has the role', async () => {
  const { status, body } = await invite({ email: 'Kavita.Menon@example.test', role: ROLE.EVENT_CREATER });
  expect(status).toBe(201);
  expect(userRecord.strict().parse(body)).toMatchObject({
    ...{ email: EMAIL, role: null, invited_role: ROLE.EVENT_CREATER, waiting: false, email_verified: false },
  });
  expect((await accept(EMAIL, { password: 'prospectus' })).code, 'an easy password').toBe('INVALID_FIELDS');
  expect((await accept(EMAIL)).status).toBe(200);
  expect((await accept(EMAIL)).code).toBe('CONFIRMATION_EXPIRED');
  const { user } = await staff.signIn({ email: EMAIL, password: PERSON.password });
  expect(user).toMatchObject({ firstName: 'Kavita', role: ROLE.EVENT_CREATER });
  expect(await staff.logged(EMAIL)).toEqual(['invite', 'confirm']);
});

test('ADMIN-02 an invitation is sent again with another role, and the earlier link no longer works', async () => {
  await invite({ email: EMAIL, role: ROLE.EVENT_CREATER });
  const earlier = await staff.key(EMAIL);
  expect((await invite({ email: EMAIL, role: ROLE.ADMIN })).status, 'within a minute').toBe(429);
  await staff.call('POST', '/mock/clock', { body: { advanceMs: 61_000 } });
  expect((await invite({ email: EMAIL, role: ROLE.ADMIN })).status).toBe(201);
  expect((await staff.post('invitation', { ...PERSON, token: earlier })).code).toBe('CONFIRMATION_EXPIRED');
  expect((await accept(EMAIL)).status).toBe(200);
  expect((await staff.row(EMAIL)).role).toBe(ROLE.ADMIN);
});

test('ADMIN-02 a person with an account is not invited; only an administrator invites; an unknown role is refused', async () => {
  expect((await invite({ email: EVENTS.email, role: ROLE.ADMIN })).body).toMatchObject({ code: 'LOCKED' });
  expect((await staff.row(EVENTS.email)).role).toBe(ROLE.EVENT_CREATER);
  const events = (await staff.signIn(EVENTS)).token;
  expect((await invite({ email: EMAIL, role: ROLE.ADMIN }, events)).status).toBe(403);
  expect((await invite({ email: EMAIL, role: 99 })).body).toMatchObject({ code: 'INVALID_FIELDS' });
  expect((await invite({ email: 'no address', role: ROLE.ADMIN })).body).toMatchObject({
    errors: { email: 'Please enter a valid email address' },
  });
});

test('PROD-06 an invitation gives no role to a person who registers the address without the link', async () => {
  await invite({ email: EMAIL, role: ROLE.ADMIN });
  await staff.call('POST', '/user/regitser', { body: { ...PERSON, email: EMAIL } });
  const { user } = await staff.signIn({ email: EMAIL, password: PERSON.password });
  expect(user.role).toBeNull();
});

test('ADMIN-02 of two administrators who demote each other at the same time, one stays', async () => {
  await invite({ email: EMAIL, role: ROLE.ADMIN });
  await accept(EMAIL);
  const second = (await staff.signIn({ email: EMAIL, password: PERSON.password })).token;
  const demote = async (email: string, as: string) =>
    staff.call('PUT', `/admin/users/${(await staff.row(email)).id}`, { token: as, body: { role: ROLE.EVENT_CREATER } });
  const [one, other] = await Promise.all([demote(EMAIL, token), demote(ADMIN.email, second)]);
  const roles = [(await staff.row(EMAIL)).role, (await staff.row(ADMIN.email)).role];
  expect(roles.filter((role) => role === ROLE.ADMIN)).toHaveLength(1);
  expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1);
});

test('PROD-06 a person sees their own open sessions, and which one they use', async () => {
  await staff.signIn(ADMIN);
  const { body } = await staff.call('GET', '/user/sessions', { token });
  const sessions = z.object({ data: z.array(openSession.strict()) }).parse(body).data;
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions.length).toBeGreaterThan(1);
});

test('PROD-06 a person ends one session: that browser is signed out, the others are not', async () => {
  const [lost, kept] = [await staff.signIn(ADMIN), await staff.signIn(ADMIN)];
  const sessionsOf = async (of: string) => {
    const { body } = await staff.call('GET', '/user/sessions', { token: of });
    return z.object({ data: z.array(openSession) }).parse(body).data;
  };
  const id = (await sessionsOf(lost.token)).find(({ current }) => current)?.id ?? '';
  expect((await staff.call('DELETE', `/user/sessions/${id}`, { token: kept.token })).status).toBe(200);
  expect((await staff.call('GET', '/user/profile', { token: lost.token })).status).toBe(401);
  expect((await sessionsOf(kept.token)).map((session) => session.id)).not.toContain(id);
  const [entry] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry?.action).toBe('end-session');
  expect((await staff.call('DELETE', `/user/sessions/${id}`, { token: kept.token })).status).toBe(404);
});

test('PROD-06 a person cannot end the session of another', async () => {
  const person = await staff.newcomer();
  const [theirs, mine] = [await staff.signIn(person), await staff.signIn(ADMIN)];
  const { body } = await staff.call('GET', '/user/sessions', { token: theirs.token });
  const [session] = z.object({ data: z.array(openSession) }).parse(body).data;
  expect((await staff.call('DELETE', `/user/sessions/${session?.id}`, { token: mine.token })).status).toBe(404);
  expect((await staff.call('DELETE', '/user/sessions/nonsense', { token: mine.token })).status).toBe(404);
  expect((await staff.call('GET', '/user/profile', { token: theirs.token })).status).toBe(200);
});

test.each([
  [
    'Chrome on a phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android' },
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    { browser: 'Firefox', system: 'Windows' },
  ],
  ['an unknown browser', '<script>'.repeat(50), { browser: '', system: '' }],
])('PROD-06 a session says which browser it is in: %s', async (_what, userAgent, named) => {
  const answer = await fetch(`${api.url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const { body } = await staff.call('GET', '/user/sessions', { token: data.token });
  const { data: sessions } = z.object({ data: z.array(openSession) }).parse(body);
  expect(sessions.find(({ current }) => current)).toMatchObject(named);
});
