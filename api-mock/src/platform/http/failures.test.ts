import { ERRORS } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
  fetch(`${api.url}${path}`, { method: 'POST', body, headers });

describe('PROD-05 every failure has one shape', () => {
  test.each([
    ['unknown route', () => fetch(`${api.url}/no/such/call`), 'NOT_FOUND'],
    ['unknown route outside the base', () => fetch(`${api.origin}/nowhere`), 'NOT_FOUND'],
    ['a method that is not there', () => fetch(`${api.url}/program/menu`, { method: 'DELETE' }), 'METHOD_NOT_ALLOWED'],
    ['malformed JSON', () => post('/user/login', '{"email": '), 'BAD_REQUEST'],
    [
      'nested beyond reason',
      () => post('/user/login', `{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}`),
      'BAD_REQUEST',
    ],
    [
      'wrong body type',
      () => post('/user/login', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      'UNSUPPORTED_TYPE',
    ],
    ['text as body', () => post('/user/login', '{}', { 'content-type': 'text/plain' }), 'UNSUPPORTED_TYPE'],
    ['body without a type', () => post('/user/login', '{}', { 'content-type': '' }), 'UNSUPPORTED_TYPE'],
    [
      'unknown encoding',
      () => post('/user/login', '{}', { ...JSON_TYPE, 'content-encoding': 'nonsense' }),
      'UNSUPPORTED_TYPE',
    ],
    ['too large', () => post('/user/login', JSON.stringify({ email: 'a'.repeat(3_000_000) })), 'TOO_LARGE'],
    ['missing fields', () => post('/user/login', '{}'), 'INVALID_FIELDS'],
    ['NUL in a body', () => post('/user/login', '{"email":"a\\u0000@b.in","password":"12345678"}'), 'INVALID_FIELDS'],
    [
      'lone surrogate in a body',
      () => post('/user/login', '{"email":"a\\ud800@b.in","password":"12345678"}'),
      'INVALID_FIELDS',
    ],
    ['NUL in a query', () => fetch(`${api.url}/programpage/online-ma?parent=a%00b`), 'INVALID_FIELDS'],
    ['NUL in a path', () => fetch(`${api.url}/programpage/online%00ma`), 'BAD_REQUEST'],
    ['broken escape in a path', () => fetch(`${api.url}/programpage/%E0%A4%A`), 'BAD_REQUEST'],
  ] as const)('%s', async (_what, send, code) => {
    const answer = await send();
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body['code'], typeof body['msg']]).toEqual([ERRORS[code].status, code, 'string']);
    expect(Object.keys(body).filter((key) => !['msg', 'code', 'errors'].includes(key))).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|\\n\s*at /);
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });

  test('a failure of the inside says nothing of it', async () => {
    await api.deps.db.execute('alter table live_lectures rename to elsewhere');
    const answer = await fetch(`${api.url}/eventoptions`);
    await api.deps.db.execute('alter table elsewhere rename to live_lectures');
    expect([answer.status, await answer.json()]).toEqual([500, { msg: 'Something went wrong', code: 'INTERNAL' }]);
  });

  test('a request id that was given comes back, a strange one does not', async () => {
    const id = (given: string) =>
      fetch(`${api.url}/healthz`, { headers: { 'x-request-id': given } }).then((answer) =>
        answer.headers.get('x-request-id'),
      );
    expect(await id('abcdef-123456')).toBe('abcdef-123456');
    expect(await id('<script>alert(1)</script>')).not.toContain('script');
  });

  test('PROD-06 in production the mock controls are not there', async () => {
    const production = await startTestApi({
      env: {
        APP_MODE: 'production',
        APP_SECRET: 's'.repeat(40),
        ADMIN_EMAIL: 'head@example.test',
        ADMIN_PASSWORD: 'a password of our own',
      },
    });
    for (const [method, path] of [
      ['GET', 'outbox'],
      ['POST', 'clock'],
      ['POST', 'reset'],
      ['DELETE', 'faults'],
    ] as const) {
      const answer = await fetch(`${production.url}/mock/${path}`, {
        method,
        ...(method === 'POST' && { headers: JSON_TYPE, body: '{}' }),
      });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    // Without METRICS_TOKEN nobody reads the metrics there.
    expect((await fetch(`${production.origin}/metrics`)).status).toBe(404);
    const signIn = (email: string, password: string) =>
      fetch(`${production.url}/user/login`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify({ email, password }),
      }).then(({ status }) => status);
    expect(await signIn('admin@prospectus.test', 'admin-prospectus-2026')).toBe(401);
    expect(await signIn('head@example.test', 'a password of our own')).toBe(200);
    await production.stop();
  });
});
