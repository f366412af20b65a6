import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ERRORS, type Failure, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { createApp } from '../../app/app.ts';
import { seedId } from '../../seed/seeding.ts';
import { type MountedRoute, mountedRoutes } from '../staff/testing/mounted-routes.ts';
import { type Answered, type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { codesOf } from './failures.ts';
import { allOperations, type Operation } from './operations.ts';

const OPERATIONS = allOperations();
const NOBODY = '00000000-0000-7000-8000-000000000000';
/** Answered at two addresses: the specification's spelling, and the right one. */
const ALIASES: Readonly<Record<string, string>> = { 'POST /user/register': 'POST /user/regitser' };
/** Files by the hash of their bytes: an address, and no call. */
const NO_CALLS = ['GET /media/:file'];

let api: TestApi;
let call: Call;
let token: string;
let mounted: Map<string, MountedRoute>;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
  const routes = mountedRoutes(createApp(api.deps)).map((route) => [nameOf(route), route] as const);
  mounted = new Map(routes.filter(([name]) => !NO_CALLS.includes(name)));
});
afterAll(() => api.stop());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const declared = new Map(OPERATIONS.map((operation) => [nameOf(operation), operation]));

describe('every route is declared, and every declaration has its route', () => {
  test('what is mounted is declared', () => {
    expect(mounted.size).toBeGreaterThan(400);
    expect([...mounted.keys()].filter((name) => !declared.has(ALIASES[name] ?? name))).toEqual([]);
  });

  test('what is declared is mounted', () => {
    expect([...declared.keys()].filter((name) => !mounted.has(name))).toEqual([]);
  });

  test('ROLE-06 a route’s guard asks for the permission that is declared', () => {
    const wrong = OPERATIONS.flatMap((operation) => {
      const guard = mounted.get(nameOf(operation))?.permission;
      const stated = operation.access !== 'staff' || operation.permission !== undefined;
      const same = JSON.stringify(guard) === JSON.stringify(operation.permission);
      return stated && same ? [] : [[nameOf(operation), guard, operation.permission]];
    });
    expect(wrong).toEqual([]);
  });

  test('every path parameter has a schema, and every refusal is declared', () => {
    const wrong = OPERATIONS.flatMap((operation) => {
      const { access, errors, params, permission, path } = operation;
      const needed = [
        ...(access === 'staff' ? ['SIGN_IN_REQUIRED'] : []),
        ...(permission !== undefined && permission !== 'anyone' ? ['NOT_ALLOWED'] : []),
        ...(access === 'lead' ? ['VERIFICATION_REQUIRED'] : []),
        ...(path.startsWith('/admin/') && 'id' in params ? ['NOT_FOUND'] : []),
      ].filter((code) => !(errors as readonly string[]).includes(code));
      const unread = Object.entries(params).flatMap(([name, schema]) => (schema ? [] : [name]));
      return needed.length + unread.length > 0 ? [[nameOf(operation), needed, unread]] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a call answers what its declaration lists', () => {
  // They end what the walk needs: a session, the data, the request itself.
  const LEFT_OUT = ['logout', 'logoutEverywhere', 'mockReset', 'contentChanges'];
  const walked = OPERATIONS.filter(({ id }) => !LEFT_OUT.includes(id));
  const ask = (operation: Operation, signedIn: boolean): Promise<Answered> => {
    const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name] ?? NOBODY);
    const { needsOneOf } = operation.list ?? {};
    const filter = needsOneOf ? `?filter=${encodeURIComponent(JSON.stringify({ [needsOneOf[0] ?? '']: NOBODY }))}` : '';
    const hasBody = operation.method === 'POST' || operation.method === 'PUT';
    return call(operation.method, `${path}${filter}`, {
      ...(signedIn && { token }),
      ...(hasBody && { body: {} }),
    });
  };
  const VALUES: Record<string, string> = {
    slug: 'online-ma',
    phone: '9000000001',
    position: '900',
    version: '1',
    a: 'english',
  };

  test.each([
    ['nobody in particular', false],
    ['an ADMIN', true],
  ])('asked by %s', { timeout: 240_000 }, async (_who, signedIn) => {
    const wrong: unknown[] = [];
    for (const operation of walked) {
      const answered = await ask(operation, signedIn);
      const why = judge(operation, answered);
      if (why) wrong.push([nameOf(operation), answered.status, why]);
    }
    expect(wrong).toEqual([]);
  });

  test('asked for what is there', { timeout: 240_000 }, async () => {
    const wrong: unknown[] = [];
    const subjects = new Set<string>();
    for (const { path, list, permission } of OPERATIONS) {
      if (!list || typeof permission !== 'object') continue;
      const filter = list.needsOneOf ? { programId: seedId('program', 'online-ma') } : {};
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,0]')}`;
      const [record] = (await call('GET', `${path}?${query}`, { token })).body as { id: string; version?: number }[];
      if (!record) continue;
      const { subject } = permission;
      subjects.add(subject);
      for (const operation of OPERATIONS) {
        const own = typeof operation.permission === 'object' && operation.permission.subject === subject;
        if (!own || operation.method !== 'GET' || !('id' in operation.params)) continue;
        const at = operation.path.replace(':id', record.id).replace(':version', String(record.version));
        const answered = await call('GET', at, { token });
        const why = answered.status === operation.status ? judge(operation, answered) : answered.body;
        if (why) wrong.push([at, answered.status, why]);
      }
    }
    expect(wrong).toEqual([]);
    // Leads, uploads and submissions set aside come with their own tests.
    expect(subjects.size).toBeGreaterThan(30);
  });

  /** Why an answer is none that was declared; undefined where it is one. */
  function judge(operation: Operation, { status, body, headers }: Answered): unknown {
    if (status >= 400) {
      const { code } = body as Failure;
      const known = codesOf(operation).includes(code) && ERRORS[code].status === status;
      return known ? undefined : code;
    }
    if (status !== operation.status) return 'another status';
    if (operation.answerType !== 'application/json') return undefined;
    if (operation.list && !headers.get('content-range')) return 'no Content-Range';
    const schema = operation.wrapped ? z.object({ data: operation.answer }) : operation.answer;
    const read = z.safeParse(schema, body);
    if (!read.success) return read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
    // Whatever the schema leaves out was not declared.
    const lost = undeclared(body, read.data, '');
    return lost.length > 0 ? lost.slice(0, 5) : undefined;
  }
});

describe('a list can be asked for what its declaration names', () => {
  // The trash is read like the list beside it.
  const lists = OPERATIONS.flatMap(({ list, ...operation }) =>
    list && !operation.path.endsWith('/trash') ? [{ ...operation, list }] : [],
  );

  test.each(lists.map(({ path, list }) => ({ path, list })))('$path', async ({ path, list }) => {
    const needs = Object.fromEntries((list.needsOneOf?.slice(0, 1) ?? []).map((name) => [name, NOBODY]));
    const wrong: unknown[] = [];
    const get = async (query: Record<string, unknown>, expected: number) => {
      const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
      const { status, body } = await call('GET', `${path}?${text.join('&')}`, { token });
      if (status !== expected) wrong.push([query, status, body]);
    };
    for (const name of list.sorts) await get({ filter: needs, sort: [name, 'ASC'], range: [0, 0] }, 200);
    const all = Object.fromEntries(list.filters.map((name) => [name, name === 'q' ? 'zzzz' : []]));
    await get({ filter: { ...all, ...needs } }, 200);
    await get({ filter: { ...needs, nothing: 1 } }, 400);
    expect(wrong).toEqual([]);
  });
});

test('ERR-12 every error code of the catalogue is asserted on by a test', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(src|contract).*\.test\.ts$/.test(file) && !file.includes('node_modules'))
    .filter((file) => !/openapi/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  expect(Object.keys(ERRORS).filter((code) => !new RegExp(`\\b${code}\\b`).test(sources))).toEqual([]);
});

describe('API-46 the description is served', () => {
  test('from memory, with a tag that saves sending it again', async () => {
    const first = await call('GET', '/openapi.json');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(first.body).toMatchObject({ openapi: '3.1.0', paths: { '/user/regitser': { post: {} } } });
    const etag = first.headers.get('etag') ?? '';
    const again = await call('GET', '/openapi.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  });
});

function undeclared(given: unknown, read: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const here = path ? `${path}.${name}` : name;
    return Object.hasOwn(read, name) ? undeclared(value, (read as Record<string, unknown>)[name], here) : [here];
  });
}
