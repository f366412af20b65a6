import { recordMeta, type Resource, resources, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { SAMPLES } from '../testing/samples.ts';

type Record_ = Record<string, unknown> & { id: string; version: number; position: number; status: string };

let api: TestApi;
let call: Call;
let token: string;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

const query = (parameters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ).toString();

describe.each(Object.values<Resource>(resources))('API-45 $name', (resource) => {
  const path = `/admin/${resource.name}`;
  const sample = SAMPLES[resource.name as keyof typeof SAMPLES];
  const admin = (method: string, at: string, body?: unknown) =>
    call(method, at, { token, ...(body !== undefined && { body }) });
  const list = (parameters: Record<string, unknown>) => admin('GET', `${path}?${query(parameters)}`);
  const create = async () => (await admin('POST', path, sample.create(++count))).body as Record_;
  const ids = (answer: { body: unknown }) => (answer.body as Record_[]).map(({ id }) => id);

  test('API-46 a record is created, read, changed and deleted', async () => {
    const fields = sample.create(++count);
    const created = await admin('POST', path, fields);
    expect(created.status).toBe(201);
    const record = created.body as Record_;
    expect(recordMeta.strip().safeParse(record).error).toBeUndefined();
    expect(record).toMatchObject({ ...fields, version: 1 });
    for (const name of Object.keys(resource.schema.shape)) expect(record).toHaveProperty(name);

    expect((await admin('GET', `${path}/${record.id}`)).body).toEqual(record);
    const changed = await admin('PUT', `${path}/${record.id}`, { ...record, ...sample.change });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...fields, ...sample.change, version: 2 });

    const deleted = await admin('DELETE', `${path}/${record.id}`);
    expect(deleted.status).toBe(200);
    expect(deleted.body).toMatchObject({ id: record.id });
    expect((await admin('GET', `${path}/${record.id}`)).status).toBe(404);
    expect(ids(await list({ filter: { id: [record.id] } }))).toEqual([]);
  });

  test('a list answers a bare array with its range, and the parts meet without a gap', async () => {
    await create();
    await create();
    const all = await list({ range: [0, 999], sort: ['id', 'ASC'] });
    const total = (all.body as unknown[]).length;
    expect(all.headers.get('content-range')).toBe(`${resource.name} 0-${total - 1}/${total}`);
    const [first, rest] = [
      await list({ range: [0, 0], sort: ['id', 'ASC'] }),
      await list({ range: [1, 999], sort: ['id', 'ASC'] }),
    ];
    expect(first.headers.get('content-range')).toBe(`${resource.name} 0-0/${total}`);
    expect([...ids(first), ...ids(rest)]).toEqual(ids(all));
    const beyond = await list({ range: [total + 5, total + 9] });
    expect([beyond.body, beyond.headers.get('content-range')]).toEqual([[], `${resource.name} */${total}`]);
  });

  test('every declared sort works both ways', async () => {
    for (const field of ['id', 'created_at', ...resource.sorts]) {
      const up = await list({ sort: [field, 'ASC'], range: [0, 999] });
      const down = await list({ sort: [field, 'DESC'], range: [0, 999] });
      expect([field, up.status, down.status]).toEqual([field, 200, 200]);
      expect(new Set(ids(up))).toEqual(new Set(ids(down)));
    }
    const titles = (await list({ sort: [resource.titleField, 'DESC'], range: [0, 999] })).body as Record_[];
    const lower = titles.map((record) => String(record[resource.titleField]).toLowerCase());
    expect(lower.length).toBeGreaterThan(1);
    expect(lower[0]?.localeCompare(lower.at(-1) ?? '')).toBeGreaterThanOrEqual(0);
  });

  test('every declared filter finds the record by its own value, and q by a word of it', async () => {
    const record = await create();
    for (const field of resource.filters) {
      const found = await list({ filter: { [field]: record[field] }, range: [0, 999] });
      expect([field, ids(found).includes(record.id)]).toEqual([field, true]);
    }
    expect(ids(await list({ filter: { id: [record.id] } }))).toEqual([record.id]);
    const word = String(record[resource.search[0] ?? ''])
      .split(' ')
      .at(-1);
    expect(ids(await list({ filter: { q: word }, range: [0, 999] }))).toContain(record.id);
    expect(ids(await list({ filter: { q: 'zzzz no such word' } }))).toEqual([]);
    const part = String(record[resource.titleField]).slice(1, 6).toUpperCase();
    expect(ids(await list({ filter: { [`${resource.titleField}_like`]: part }, range: [0, 999] }))).toContain(
      record.id,
    );
    const since = { created_at_gte: record['created_at'], created_at_lte: '2999-01-01T00:00:00Z' };
    expect(ids(await list({ filter: since, range: [0, 999] }))).toContain(record.id);
    expect(ids(await list({ filter: { created_at_lte: '2001-01-01T00:00:00Z' } }))).toEqual([]);
  });

  test('a wildcard in a filter is a character like any other', async () => {
    await create();
    expect(ids(await list({ filter: { q: '%_%' } }))).toEqual([]);
    expect(ids(await list({ filter: { [`${resource.titleField}_like`]: '_____' } }))).toEqual([]);
  });

  test.each([
    ['filter', { filter: { nothing: 1 } }, 'UNKNOWN_FIELD', 'filter.nothing'],
    ['suffixed filter', { filter: { nothing_gte: 1 } }, 'UNKNOWN_FIELD', 'filter.nothing_gte'],
    ['inherited filter', { filter: { constructor: 1 } }, 'UNKNOWN_FIELD', 'filter.constructor'],
    ['sort', { sort: ['nothing', 'ASC'] }, 'UNKNOWN_FIELD', 'sort.nothing'],
    ['direction', { sort: ['id', 'SIDEWAYS'] }, 'INVALID_FIELDS', 'sort'],
    ['parameter', { page: 1 }, 'UNKNOWN_FIELD', 'page'],
    ['range', { range: [5, 1] }, 'INVALID_FIELDS', 'range'],
    ['wide range', { range: [0, 1_000] }, 'INVALID_FIELDS', 'range'],
    ['id', { filter: { id: ['x'] } }, 'INVALID_FIELDS', 'filter.id'],
    ['time', { filter: { created_at_gte: 'yesterday' } }, 'INVALID_FIELDS', 'filter.created_at_gte'],
    ['NUL', { filter: { q: 'a\0b' } }, 'INVALID_FIELDS', 'filter'],
    ['lone surrogate', { filter: { q: 'a\ud800' } }, 'INVALID_FIELDS', 'filter'],
  ])('an unknown or unreadable %s answers 400 and names it', async (_what, parameters, code, at) => {
    const answer = await list(parameters);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code, errors: { [at]: expect.any(String) as string } });
  });

  test('an unknown or wrong field answers 400 and is named; nothing is saved', async () => {
    const record = await create();
    const at = `${path}/${record.id}`;
    const unknown = await admin('PUT', at, { ...sample.change, colour: 'red' });
    expect([unknown.status, unknown.body]).toMatchObject([
      400,
      { code: 'UNKNOWN_FIELD', errors: { colour: expect.any(String) as string } },
    ]);
    const wrong = await admin('PUT', at, sample.wrong.fields);
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { code: 'INVALID_FIELDS', errors: { [sample.wrong.at]: expect.any(String) as string } },
    ]);
    const surrogate = await admin('PUT', at, { [resource.titleField]: 'half \ud83d' });
    expect([surrogate.status, surrogate.body]).toMatchObject([
      400,
      { errors: { [resource.titleField]: expect.any(String) as string } },
    ]);
    expect((await admin('POST', path, {})).status).toBe(400);
    expect((await admin('PUT', at, [])).status).toBe(400);
    expect((await admin('GET', at)).body).toEqual(record);
  });

  test('an id that is none, or nobody’s, answers 404', async () => {
    for (const id of ['1', '00000000-0000-7000-8000-000000000000', '..%2Ffaqs']) {
      expect([id, (await admin('GET', `${path}/${id}`)).status]).toEqual([id, 404]);
      expect([id, (await admin('PUT', `${path}/${id}`, sample.change)).status]).toEqual([id, 404]);
      expect([id, (await admin('DELETE', `${path}/${id}`)).status]).toEqual([id, 404]);
    }
  });

  test('a stale version answers 409 with both sides; without one the change merges', async () => {
    const record = await create();
    const at = `${path}/${record.id}`;
    await admin('PUT', at, { ...sample.change, version: record.version });
    const stale = await admin('PUT', at, { [resource.titleField]: 'Written too late', version: record.version });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { ...sample.change, version: 2 },
      yours: { [resource.titleField]: 'Written too late' },
    });
    const merged = await admin('PUT', at, { [resource.titleField]: 'Merged in' });
    expect(merged.body).toMatchObject({ ...sample.change, [resource.titleField]: 'Merged in', version: 3 });
  });

  test('of ten changes at once with one version exactly one is kept', async () => {
    const record = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        admin('PUT', `${path}/${record.id}`, { [resource.titleField]: `Writer ${n}`, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const winner = answers.find(({ status }) => status === 200)?.body as Record_;
    expect((await admin('GET', `${path}/${record.id}`)).body).toEqual(winner);
  });

  test.runIf(resource.storage === 'document')('ADMIN-40 draft, publish, change, discard, history', async () => {
    const record = await create();
    const at = `${path}/${record.id}`;
    expect(record.status).toBe('draft');
    expect((await admin('POST', `${at}/discard`)).status).toBe(409);
    const stale = await admin('POST', `${at}/publish`, { version: 9 });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION_CONFLICT' }]);

    expect((await admin('POST', `${at}/publish`, { version: 1 })).body).toMatchObject({
      status: 'published',
      version: 2,
      published_at: expect.any(String) as string,
    });
    expect((await admin('PUT', at, sample.change)).body).toMatchObject({
      ...sample.change,
      status: 'changed',
      version: 3,
    });
    expect((await admin('POST', `${at}/discard`)).body).toMatchObject({
      ...sample.create(count),
      status: 'published',
      version: 4,
    });

    const history = (await admin('GET', `${at}/history`)).body;
    expect(history).toMatchObject([
      { version: 4, action: 'discard' },
      { version: 3, action: 'update' },
      { version: 2, action: 'publish' },
      { version: 1, action: 'create', by: 'Demo Admin' },
    ]);
  });

  test.runIf(resource.ordered)('ADMIN-39 records are put into order by hand, and the order is kept', async () => {
    const made = [await create(), await create(), await create()].map(({ id }) => id).toReversed();
    expect((await admin('POST', `${path}/reorder`, { ids: made })).body).toEqual({ data: { success: true } });
    expect(ids(await list({ sort: ['position', 'ASC'], range: [0, 2] }))).toEqual(made);
    const foreign = await admin('POST', `${path}/reorder`, { ids: [made[0], '00000000-0000-7000-8000-000000000000'] });
    expect([foreign.status, foreign.body]).toMatchObject([400, { errors: { 'ids.1': expect.any(String) as string } }]);
    expect((await admin('POST', `${path}/reorder`, { ids: [made[0], made[0]] })).status).toBe(400);
  });
});
