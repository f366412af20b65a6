import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ERRORS, type Failure, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { seedId } from '../../seed/seeding.ts';
import { type Answered, type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { allOperations, type Operation } from './operations.ts';

const OPERATIONS = allOperations();
const NOBODY = '00000000-0000-7000-8000-000000000000';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

describe('a call answers as it is declared', () => {
  // They end what the walk needs: a session, the data, the request itself.
  const LEFT_OUT = ['POST /user/logout', 'POST /user/logoutEverywhere', 'POST /mock/reset', 'GET /content/changes'];
  const walked = OPERATIONS.filter(({ key }) => !LEFT_OUT.includes(key));
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
      if (why) wrong.push([operation.key, answered.status, why]);
    }
    expect(wrong).toEqual([]);
  });

  test('for existing records', { timeout: 240_000 }, async () => {
    const wrong: unknown[] = [];
    const subjects = new Set<string>();
    for (const { path, list, access } of OPERATIONS) {
      if (!list || typeof access !== 'object') continue;
      const filter = list.needsOneOf ? { programId: seedId('program', 'online-ma') } : {};
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,0]')}`;
      const [record] = (await call('GET', `${path}?${query}`, { token })).body as { id: string; version?: number }[];
      if (!record) continue;
      const { subject } = access;
      subjects.add(subject);
      for (const operation of OPERATIONS) {
        const own = typeof operation.access === 'object' && operation.access.subject === subject;
        if (!own || operation.method !== 'GET' || !('id' in operation.params)) continue;
        const at = operation.path.replace(':id', record.id).replace(':version', String(record.version));
        const answered = await call('GET', at, { token });
        const why = answered.status === operation.status ? judge(operation, answered) : answered.body;
        if (why) wrong.push([at, answered.status, why]);
      }
    }
    expect(wrong).toEqual([]);
    // Leads, uploads and quarantined submissions have their own tests.
    expect(subjects.size).toBeGreaterThan(30);
  });

  /** Why an answer is none that was declared; undefined where it is one. */
  function judge(operation: Operation, { status, body, headers }: Answered): unknown {
    if (status >= 400) {
      const { code } = body as Failure;
      const known = operation.errors.includes(code) && ERRORS[code].status === status;
      return known ? undefined : code;
    }
    if (status !== operation.status) return 'another status';
    if (operation.as === 'file' || operation.as === 'events') return undefined;
    if (operation.list && !headers.get('content-range')) return 'no Content-Range';
    const schema = operation.as === undefined ? z.object({ data: operation.answer }) : operation.answer;
    const read = z.safeParse(schema, body);
    if (!read.success) return read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
    // Whatever the schema leaves out was not declared.
    const lost = undeclared(body, read.data, '');
    return lost.length > 0 ? lost.slice(0, 5) : undefined;
  }
});

describe('a list accepts its declared filters and sorts', () => {
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
