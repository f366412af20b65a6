import { can, type Resource, resources, ROLE, type Verb } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
type Operation = { verb: Verb; method: string; path: string };

const operations = (resource: Resource): Operation[] => {
  const path = `/admin/${resource.name}`;
  const all: Operation[] = [
    { verb: 'list', method: 'GET', path },
    { verb: 'create', method: 'POST', path },
    { verb: 'read', method: 'GET', path: `${path}/${NOBODY}` },
    { verb: 'update', method: 'PUT', path: `${path}/${NOBODY}` },
    { verb: 'delete', method: 'DELETE', path: `${path}/${NOBODY}` },
  ];
  const ofDocuments: Operation[] = [
    { verb: 'publish', method: 'POST', path: `${path}/${NOBODY}/publish` },
    { verb: 'update', method: 'POST', path: `${path}/${NOBODY}/discard` },
    { verb: 'read', method: 'GET', path: `${path}/${NOBODY}/history` },
  ];
  return [
    ...all,
    ...(resource.storage === 'document' ? ofDocuments : []),
    ...(resource.ordered ? [{ verb: 'reorder', method: 'POST', path: `${path}/reorder` } as const] : []),
  ];
};

const MATRIX = [
  ...Object.values<Resource>(resources).flatMap((resource) =>
    operations(resource).map((operation) => ({ subject: resource.name, ...operation })),
  ),
  { subject: 'dashboard', verb: 'read', method: 'GET', path: '/admin/dashboard' } as const,
];

let api: TestApi;
let call: Call;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  tokens['ADMIN'] = await tokenOf(call, ROLE.ADMIN);
  tokens['EVENT_CREATER'] = await tokenOf(call, ROLE.EVENT_CREATER);
  const newcomer = { firstName: 'Meera', lastName: 'Nair', email: 'meera@example.test', password: 'long enough 1' };
  await call('POST', '/user/regitser', { body: newcomer });
  const { body } = await call('POST', '/user/login', { body: newcomer });
  tokens['none'] = (body as { data: { token: string } }).data.token;
});
afterAll(() => api.stop());

describe('ROLE-06 one permission matrix holds for every admin call', () => {
  test.each(MATRIX)('$method $path', async ({ subject, verb, method, path }) => {
    const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
    expect((await call(method, path, body)).status).toBe(401);
    expect((await call(method, path, { ...body, token: 'not.a.token' })).status).toBe(401);
    for (const [name, role] of [
      ['ADMIN', ROLE.ADMIN],
      ['EVENT_CREATER', ROLE.EVENT_CREATER],
      ['none', null],
    ] as const) {
      const { status, body: answer } = await call(method, path, { ...body, token: tokens[name] ?? '' });
      if (can(role, verb, subject)) expect([name, [401, 403].includes(status)]).toEqual([name, false]);
      else expect([name, status, (answer as { code: string }).code]).toEqual([name, 403, 'NOT_ALLOWED']);
    }
  });

  test('AUTH-03 without a role every admin call is refused', () => {
    expect(MATRIX.some(({ verb, subject }) => can(null, verb, subject))).toBe(false);
  });

  test('ROLE-05 EVENT_CREATER manages live lectures and nothing else', () => {
    const allowed = new Set(
      MATRIX.filter(({ verb, subject }) => can(ROLE.EVENT_CREATER, verb, subject)).map(({ subject }) => subject),
    );
    expect([...allowed]).toEqual(['live-lectures']);
  });
});
