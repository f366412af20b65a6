import { can, endpoints, PERMISSIONS, ROLE, type RouteName, routes } from '@prospectus/contract';
import express, { Router } from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp } from '../../app/app.ts';
import { tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type MountedRoute, mountedRoutes } from './testing/mounted-routes.ts';
import { ADMIN, EVENTS, type People, people } from './testing/people.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const ROLES = [
  ['ADMIN', ROLE.ADMIN],
  ['EVENT_CREATER', ROLE.EVENT_CREATER],
  ['COUNSELLOR', ROLE.COUNSELLOR],
  ['none', null],
] as const;

let api: TestApi;
let staffOf: People;
let mounted: MountedRoute[];
let ofConsole: MountedRoute[];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  staffOf = people(api);
  mounted = mountedRoutes(createApp(api.deps));
  ofConsole = mounted.filter(({ path }) => path.startsWith('/admin'));
  tokens['ADMIN'] = (await staffOf.signIn(ADMIN)).token;
  tokens['EVENT_CREATER'] = (await staffOf.signIn(EVENTS)).token;
  tokens['COUNSELLOR'] = await tokenOf(staffOf.call, ROLE.COUNSELLOR);
  tokens['none'] = (await staffOf.signIn(await staffOf.newcomer())).token;
});
afterAll(() => api.stop());

/** What a call answers: its status, and the code where it failed. */
async function asked({ method, path }: MountedRoute, token?: string): Promise<string> {
  const { status, body } = await staffOf.call(method, path.replace(/:\w+/g, NOBODY), {
    ...(token !== undefined && { token }),
    ...((method === 'POST' || method === 'PUT') && { body: {} }),
  });
  return [status, (body as { code?: string } | null)?.code].join(' ');
}

describe('ROLE-06 every admin call obeys the permission matrix', () => {
  test('every console route states what it needs, and the matrix knows it', () => {
    expect(ofConsole.length).toBeGreaterThan(100);
    const silent = ofConsole.filter(({ permission }) => typeof permission !== 'object');
    expect(silent).toEqual([]);
    const dead = ofConsole.filter(
      ({ permission }) => typeof permission === 'object' && !can(ROLE.ADMIN, permission.verb, permission.subject),
    );
    expect(dead).toEqual([]);
  });

  test('every subject of the matrix has its routes, and no other than its own', () => {
    const subjects = ofConsole.map(({ permission }) => (typeof permission === 'object' ? permission.subject : ''));
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

  test.each(ROLES)('%s may do what the matrix says, and nothing else', async (name, role) => {
    const wrong: unknown[] = [];
    for (const route of ofConsole) {
      if (typeof route.permission !== 'object') continue;
      const { verb, subject } = route.permission;
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

  test('what the matrix does not name is refused', () => {
    for (const subject of ['nothing', '', 'constructor', '__proto__'])
      expect(can(ROLE.ADMIN, 'read', subject)).toBe(false);
    expect(can(ROLE.ADMIN, 'create', 'users')).toBe(false);
    expect(can(ROLE.ADMIN, 'delete', 'audit')).toBe(false);
  });
});

test('ROLE-05 the calls on one’s own account, and no others, need a sign-in and no role', () => {
  const guarded = mounted.flatMap(({ method, path, permission }) =>
    permission === 'anyone' ? [`${method} ${path}`] : [],
  );
  const declared = (Object.keys(routes) as RouteName[])
    .filter((name) => endpoints[name].access === 'staff' && !routes[name][1].startsWith('/admin/'))
    .map((name) => routes[name].join(' '));
  expect(guarded.toSorted()).toEqual(declared.toSorted());
});

test('ROLE-06 a console route that forgot its guard is seen', () => {
  const forgetful = Router().get('/admin/forgotten/:id', (_req, res) => void res.json({}));
  const app = express().use('/api', Router().use(forgetful));
  expect(mountedRoutes(app)).toEqual([{ method: 'GET', path: '/admin/forgotten/:id', permission: undefined }]);
});
