import { calls, can, PERMISSIONS, pathOf, ROLE, type Verb } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { ADMIN, EVENTS, type People, people } from './testing/people.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const ROLES = [
  ['ADMIN', ROLE.ADMIN],
  ['EVENT_CREATER', ROLE.EVENT_CREATER],
  ['COUNSELLOR', ROLE.COUNSELLOR],
  ['none', null],
] as const;

type ConsoleCall = { method: string; path: string; verb: Verb; subject: string };
const ofConsole: ConsoleCall[] = Object.entries(calls).flatMap(([key, { access }]) =>
  typeof access === 'object' ? [{ method: key.slice(0, key.indexOf(' ')), path: pathOf(key), ...access }] : [],
);

let api: TestApi;
let staffOf: People;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  staffOf = people(api);
  tokens['ADMIN'] = (await staffOf.signIn(ADMIN)).token;
  tokens['EVENT_CREATER'] = (await staffOf.signIn(EVENTS)).token;
  tokens['COUNSELLOR'] = await tokenOf(staffOf.call, ROLE.COUNSELLOR);
  tokens['none'] = (await staffOf.signIn(await staffOf.newcomer())).token;
});
afterAll(() => api.stop());

/** A call's status, with the code of a failure. */
async function asked({ method, path }: Pick<ConsoleCall, 'method' | 'path'>, token?: string): Promise<string> {
  const { status, body } = await staffOf.call(method, path.replace(/:\w+/g, NOBODY), {
    ...(token !== undefined && { token }),
    ...((method === 'POST' || method === 'PUT') && { body: {} }),
  });
  return [status, (body as { code?: string } | null)?.code].join(' ');
}

describe('ROLE-06 every admin call obeys the permission matrix', () => {
  test('every console route declares its permission, which is in the matrix', () => {
    expect(ofConsole.length).toBeGreaterThan(100);
    const silent = Object.entries(calls).filter(
      ([key, { access }]) => pathOf(key).startsWith('/admin/') && typeof access !== 'object',
    );
    expect(silent).toEqual([]);
    expect(ofConsole.filter(({ verb, subject }) => !can(ROLE.ADMIN, verb, subject))).toEqual([]);
  });

  test('every subject of the matrix has its routes, and no other than its own', () => {
    const subjects = ofConsole.map(({ subject }) => subject);
    expect([...new Set(subjects)].toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
  });

  test('without a sign-in, or with a token made up, 401', async () => {
    const entered: unknown[] = [];
    for (const route of ofConsole) {
      for (const token of [undefined, 'not.a.token']) {
        const answer = await asked(route, token);
        if (answer !== '401 SIGN_IN_REQUIRED') entered.push([route.method, route.path, token, answer]);
      }
    }
    expect(entered).toEqual([]);
  });

  test.each(ROLES)('%s has the permissions of the matrix, and no other', async (name, role) => {
    const wrong: unknown[] = [];
    for (const route of ofConsole) {
      const { verb, subject } = route;
      const answer = await asked(route, tokens[name]);
      const refused = answer === '403 NOT_ALLOWED';
      if (refused === can(role, verb, subject) || /^(401|5)/.test(answer))
        wrong.push([route.method, route.path, answer]);
    }
    expect(wrong).toEqual([]);
  });

  test('AUTH-03 without a role every admin call is refused', () => {
    const verbs = Object.entries(PERMISSIONS).flatMap(([subject, access]) =>
      Object.keys(access).map((verb) => [verb, subject] as const),
    );
    expect(verbs.filter(([verb, subject]) => can(null, verb as 'read', subject))).toEqual([]);
  });

  test('ROLE-05 EVENT_CREATER manages live lectures and nothing else', () => {
    const allowed = Object.entries(PERMISSIONS).filter(([, access]) =>
      Object.values(access).some((roles) => roles.includes(ROLE.EVENT_CREATER)),
    );
    // The way back for lectures that were imported.
    expect(allowed.map(([subject]) => subject).toSorted()).toEqual(['batches', 'holidays', 'imports', 'live-lectures']);
  });

  test('a permission that is not in the matrix is refused', () => {
    for (const subject of ['nothing', '', 'constructor', '__proto__'])
      expect(can(ROLE.ADMIN, 'read', subject)).toBe(false);
    expect(can(ROLE.ADMIN, 'create', 'users')).toBe(false);
    expect(can(ROLE.ADMIN, 'delete', 'audit')).toBe(false);
  });
});

test('ROLE-05 the calls on one’s own account need a sign-in and no role', async () => {
  const own = Object.entries(calls).filter(([, { access }]) => access === 'own');
  expect(own.length).toBeGreaterThan(5);
  const entered: unknown[] = [];
  for (const [key] of own) {
    const answer = await asked({ method: key.slice(0, key.indexOf(' ')), path: pathOf(key) });
    if (answer !== '401 SIGN_IN_REQUIRED') entered.push([key, answer]);
  }
  expect(entered).toEqual([]);
});
