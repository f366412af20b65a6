import { ROLE, userRecord, type UserRecord } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { auditLog } from '../../platform/changes/audit-table.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { staff } from './tables.ts';
import { ADMIN, EVENTS, type People, people, type Person, type SignedIn } from './testing/people.ts';

let api: TestApi;
let staffOf: People;
let admin: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  staffOf = people(api);
  admin = await staffOf.signIn(ADMIN);
});
afterAll(() => api.stop());
beforeEach(() => api.deps.db.execute('delete from limits'));

const users = (method: string, path = '', body?: object, token = admin.token) =>
  staffOf.call(method, `/admin/users${path}`, { token, ...(body && { body }) });
const list = async (query: Record<string, unknown>) => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  const { status, headers, body } = await users('GET', `?${parameters.toString()}`);
  expect(status).toBe(200);
  return { found: z.array(userRecord).parse(body), total: headers.get('content-range') };
};
const recordOf = async ({ email }: { email: string }): Promise<UserRecord> => {
  const [record] = (await list({ filter: { email } })).found;
  if (!record) throw new Error(`Nobody is called ${email}.`);
  return record;
};
const change = async (person: { email: string }, fields: object) =>
  users('PUT', `/${(await recordOf(person)).id}`, fields);
const withRole = async (role: number): Promise<Person> => {
  const person = await staffOf.confirmed();
  expect((await change(person, { role })).status).toBe(200);
  return person;
};
const statusOf = async (token: string, path: string) => (await staffOf.call('GET', path, { token })).status;

describe('ADMIN-02 the list of staff', () => {
  test('is found by words, exact fields and times, sorted and in parts', async () => {
    const { found, total } = await list({ filter: { q: 'prospectus.test' }, sort: ['email', 'ASC'], range: [0, 0] });
    expect([found.map(({ email }) => email), total]).toEqual([[ADMIN.email], 'users 0-0/3']);
    expect(found[0]).toMatchObject({ role: ROLE.ADMIN, active: true, email_verified: true });
    expect(Date.parse(found[0]?.last_sign_in_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const newcomer = await staffOf.newcomer();
    for (const [filter, expected] of [
      [{ role: ROLE.EVENT_CREATER }, [EVENTS.email]],
      [{ email_verified: false }, [newcomer.email]],
      [{ role: null, active: true }, [newcomer.email]],
      [{ active: false }, []],
      [{ last_sign_in_at_gte: '2000-01-01T00:00:00Z' }, [ADMIN.email]],
    ] as const)
      expect([filter, (await list({ filter })).found.map(({ email }) => email)]).toEqual([filter, expected]);
  });

  test('lists people who wait for a role, their last visit and their open sessions', async () => {
    const person = await staffOf.confirmed();
    expect(await recordOf(person)).toMatchObject({ waiting: true, open_sessions: 0, last_seen_at: null });
    expect((await list({ filter: { waiting: true }, range: [0, 99] })).found.map(({ email }) => email)).toContain(
      person.email,
    );
    const { cookie } = await staffOf.signIn(person);
    await staffOf.signIn(person);
    const seen = await recordOf(person);
    expect(seen.open_sessions).toBe(2);
    await api.deps.clock.advance(300_000);
    expect((await staffOf.call('POST', '/user/auth', { headers: { cookie } })).status).toBe(200);
    const later = await recordOf(person);
    expect(Date.parse(later.last_seen_at ?? '') - Date.parse(seen.last_seen_at ?? '')).toBeGreaterThanOrEqual(300_000);
    await api.deps.clock.setRight();
    const changed = await change(person, { role: ROLE.EVENT_CREATER });
    expect(changed.body).toMatchObject({ waiting: false, open_sessions: 2 });
    await change(person, { active: false, role: null });
    expect(await recordOf(person)).toMatchObject({ waiting: false, open_sessions: 0 });
  });

  test('has no passwords, and accepts no field for them', async () => {
    const { body } = await users('GET', `/${admin.user.id}`);
    expect(userRecord.strict().parse(body)).toMatchObject({ id: admin.user.id });
    expect((await users('GET', '?filter={"password_hash":"x"}')).status).toBe(400);
    expect((await users('GET', '?sort=["password_hash","ASC"]')).status).toBe(400);
  });

  test('a person cannot be created here', async () => {
    expect((await users('POST', '', { email: 'new@example.test' })).status).toBe(405);
    expect((await users('GET', '/00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await users('PUT', '/00000000-0000-7000-8000-000000000000', {})).status).toBe(404);
  });
});

describe('ADMIN-02 AUTH-03 a role', () => {
  test('is assigned once the address is verified, and takes effect for tokens already issued', async () => {
    const person = await staffOf.newcomer();
    const early = await change(person, { role: ROLE.EVENT_CREATER });
    expect([early.status, early.body]).toMatchObject([409, { code: 'LOCKED' }]);
    const proof = { token: await staffOf.key(person.email), password: person.password };
    await staffOf.call('POST', '/user/confirm', { body: proof });
    const { token } = await staffOf.signIn(person);
    expect(await statusOf(token, '/admin/live-lectures')).toBe(403);
    expect((await change(person, { role: ROLE.EVENT_CREATER })).body).toMatchObject({ role: ROLE.EVENT_CREATER });
    expect(await statusOf(token, '/admin/live-lectures')).toBe(200);
    expect(await statusOf(token, '/admin/users')).toBe(403);
  });

  test('AUTH-05 an old token stops working once the role is removed or the account deactivated', async () => {
    const person = await withRole(ROLE.ADMIN);
    const { token, cookie, user } = await staffOf.signIn(person);
    expect(await statusOf(token, '/admin/dashboard')).toBe(200);
    await change(person, { role: null });
    expect(await statusOf(token, '/admin/dashboard')).toBe(403);
    expect((await users('DELETE', `/${user.id}`)).body).toMatchObject({ id: user.id, active: false });
    expect(await statusOf(token, '/user/profile')).toBe(401);
    expect((await staffOf.call('POST', '/user/auth', { headers: { cookie } })).status).toBe(401);
    expect((await staffOf.call('POST', '/user/login', { body: person })).status).toBe(401);
    await change(person, { active: true, role: ROLE.ADMIN });
    expect(await statusOf(token, '/admin/dashboard')).toBe(401);
    expect(await statusOf((await staffOf.signIn(person)).token, '/admin/dashboard')).toBe(200);
    await users('DELETE', `/${user.id}`);
  });

  test('AUTH-02 an admin signs a person out of every browser', async () => {
    const person = await staffOf.newcomer();
    const [one, two] = [await staffOf.signIn(person), await staffOf.signIn(person)];
    expect((await users('POST', `/${one.user.id}/sign-out`)).status).toBe(200);
    for (const { token, cookie } of [one, two]) {
      expect(await statusOf(token, '/user/profile')).toBe(401);
      expect((await staffOf.call('POST', '/user/auth', { headers: { cookie } })).status).toBe(401);
    }
  });
});

describe('ADMIN-02 the last active ADMIN', () => {
  test('can be neither demoted nor deactivated', async () => {
    for (const [method, fields] of [
      ['PUT', { role: null }],
      ['PUT', { role: ROLE.EVENT_CREATER }],
      ['PUT', { active: false }],
      ['DELETE', undefined],
    ] as const) {
      const { status, body } = await users(method, `/${admin.user.id}`, fields);
      expect([status, body]).toMatchObject([409, { code: 'LOCKED' }]);
    }
    expect((await users('GET', `/${admin.user.id}`)).body).toMatchObject({ role: ROLE.ADMIN, active: true });
  });

  test('of two admins who deactivate each other at the same time, one remains', async () => {
    const two = await withRole(ROLE.ADMIN);
    const other = await staffOf.signIn(two);
    for (let round = 0; round < 6; round++) {
      const fields = round % 2 === 0 ? { role: null } : { active: false };
      const answers = await Promise.all([
        users('PUT', `/${other.user.id}`, fields, admin.token),
        users('PUT', `/${admin.user.id}`, fields, other.token),
        users('PUT', `/${other.user.id}`, fields, other.token),
        users('PUT', `/${admin.user.id}`, fields, admin.token),
      ]);
      expect(answers.some(({ status }) => status >= 500)).toBe(false);
      const left = await api.deps.db
        .select()
        .from(staff)
        .where(and(eq(staff.role, ROLE.ADMIN), eq(staff.active, true)));
      expect(left).toHaveLength(1);
      await api.deps.db.update(staff).set({ role: ROLE.ADMIN, active: true }).where(eq(staff.email, two.email));
      await api.deps.db.update(staff).set({ role: ROLE.ADMIN, active: true }).where(eq(staff.email, ADMIN.email));
      admin = await staffOf.signIn(ADMIN);
      other.token = (await staffOf.signIn(two)).token;
    }
    await users('DELETE', `/${other.user.id}`);
  });
});

describe('a change', () => {
  test('accepts the whole record, as the console sends it; a change of another field is refused and named', async () => {
    const record = await recordOf(await staffOf.confirmed());
    const renamed = await users('PUT', `/${record.id}`, { ...record, firstName: 'Anita' });
    expect(renamed.body).toEqual({ ...record, firstName: 'Anita', version: record.version + 1 });
    for (const [fields, code, field] of [
      [{ email: 'other@example.test' }, 'INVALID_FIELDS', 'email'],
      [{ email_verified: false }, 'INVALID_FIELDS', 'email_verified'],
      [{ role: 1 }, 'INVALID_FIELDS', 'role'],
      [{ active: 'no' }, 'INVALID_FIELDS', 'active'],
      [{ firstName: 'A' }, 'INVALID_FIELDS', 'firstName'],
      [{ password: 'nine yellow lanterns' }, 'UNKNOWN_FIELD', 'password'],
    ] as const) {
      const { status, body } = await users('PUT', `/${record.id}`, fields);
      expect([status, body]).toMatchObject([400, { code, errors: { [field]: expect.any(String) as string } }]);
    }
  });

  test('from an old version is a conflict, with both sides', async () => {
    const record = await recordOf(await staffOf.confirmed());
    await users('PUT', `/${record.id}`, { lastName: 'Pillai' });
    const { status, body } = await users('PUT', `/${record.id}`, { lastName: 'Kurian', version: record.version });
    expect([status, body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', current: { lastName: 'Pillai' }, yours: { lastName: 'Kurian' } },
    ]);
  });

  test('is audited with person, action, before and after', async () => {
    const person = await withRole(ROLE.EVENT_CREATER);
    const { id } = await recordOf(person);
    await users('POST', `/${id}/sign-out`);
    await users('DELETE', `/${id}`);
    await change(person, { active: true });
    const entries = await api.deps.db.select().from(auditLog).where(eq(auditLog.record_id, id)).orderBy(auditLog.id);
    expect(entries.map(({ action, by, before, after }) => [action, by, before, after])).toEqual([
      ['register', null, null, { email: person.email, role: null }],
      ['confirm', id, { email_verified: false }, { email_verified: true }],
      ['update', admin.user.id, { role: null }, { role: ROLE.EVENT_CREATER }],
      ['sign-out', admin.user.id, null, null],
      ['deactivate', admin.user.id, { active: true }, { active: false }],
      ['reactivate', admin.user.id, { active: false }, { active: true }],
    ]);
    expect(new Set(entries.map(({ resource, title }) => `${resource} ${title}`))).toEqual(
      new Set(['users Kavita Menon']),
    );
  });
});

test('a reset restores the demo accounts, deletes all others and leaves the audit log', async () => {
  await staffOf.newcomer();
  await change(EVENTS, { role: ROLE.ADMIN, firstName: 'Changed' });
  await change(EVENTS, { active: false });
  const written = await api.deps.db.$count(auditLog);
  expect((await staffOf.call('POST', '/mock/reset')).status).toBe(200);
  const { found } = await list({ sort: ['email', 'ASC'] });
  expect(found).toMatchObject([
    { email: ADMIN.email, role: ROLE.ADMIN, active: true },
    { email: 'counsellor@prospectus.test', role: ROLE.COUNSELLOR, active: true },
    { email: EVENTS.email, role: ROLE.EVENT_CREATER, active: true, firstName: 'Demo' },
  ]);
  expect(await api.deps.db.$count(auditLog)).toBeGreaterThanOrEqual(written);
  await staffOf.signIn(EVENTS);
});
