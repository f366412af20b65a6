import { partMeta } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { sampled } from '../../testing/sampled.ts';
import { type Made, partCalls } from './testing/part-calls.ts';
import { LISTS, NOBODY, query } from './testing/part-kinds.ts';

/** Two of the lists prove the rules of all. */
const CHECKED = sampled(LISTS, ({ name }) => name, ['key-contents', 'fee-structures']);
const named = expect.any(String) as string;

let api: TestApi;
let calls: Awaited<ReturnType<typeof partCalls>>;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  calls = await partCalls(api);
});
afterAll(() => api.stop());

const ids = (answer: { body: unknown }) => (answer.body as Made[]).map(({ id }) => id);

describe.each(CHECKED)('$row API-45 $name', ({ part, name, sample, path }) => {
  const make = async (programId: string, more: object = {}) =>
    (await calls.admin('POST', path, { ...sample.create(++count), programId, ...more })).body as Made;
  const list = (programId: string, rest: { filter?: object } & Record<string, unknown> = {}) =>
    calls.admin('GET', `${path}?${query({ ...rest, filter: { programId, ...rest.filter } })}`);

  test('API-46 a part is added, found without its programme, changed and taken out, all in the draft', async () => {
    const owner = await calls.program();
    const fields = sample.create(++count);
    const created = await calls.admin('POST', path, { ...fields, programId: owner.id });
    expect(created.status).toBe(201);
    const made = created.body as Made;
    expect(partMeta.strip().safeParse(made).error).toBeUndefined();
    expect(made).toMatchObject({ ...fields, programId: owner.id, position: 0, version: 2, status: 'draft' });
    for (const field of Object.keys(part.schema.shape)) expect(made).toHaveProperty(field);
    expect((await calls.read(owner.id))['version']).toBe(2);

    const second = await make(owner.id);
    expect(second).toMatchObject({ position: 1, version: 3 });
    expect((await calls.admin('GET', `${path}/${made.id}`)).body).toEqual({ ...made, version: 3, updated_at: named });
    const changed = await calls.admin('PUT', `${path}/${made.id}`, {
      ...second,
      ...made,
      ...sample.change,
      version: 3,
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ ...fields, ...sample.change, id: made.id, version: 4 });

    const deleted = await calls.admin('DELETE', `${path}/${made.id}`);
    expect([deleted.status, deleted.body]).toMatchObject([200, { id: made.id, ...sample.change }]);
    expect((await calls.admin('GET', `${path}/${made.id}`)).status).toBe(404);
    expect(ids(await list(owner.id))).toEqual([second.id]);
  });

  test('a list is that of one programme, with its range, order, search and filters', async () => {
    const [owner, other] = [await calls.program(), await calls.program()];
    const made = [await make(owner.id), await make(owner.id), await make(owner.id)];
    await make(other.id);
    const all = await list(owner.id);
    expect([ids(all), all.headers.get('content-range')]).toEqual([made.map(({ id }) => id), `${name} 0-2/3`]);
    const tail = await list(owner.id, { sort: ['position', 'DESC'], range: [0, 1] });
    expect([ids(tail), tail.headers.get('content-range')]).toEqual([[made[2]?.id, made[1]?.id], `${name} 0-1/3`]);
    const title = part.titleField;
    expect(ids(await list(owner.id, { sort: [title, 'ASC'] })).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    const value = String(made[1]?.[title]);
    expect(ids(await list(owner.id, { filter: { [title]: value } }))).toEqual([made[1]?.id]);
    expect(ids(await list(owner.id, { filter: { [`${title}_like`]: value.toUpperCase() } }))).toEqual([made[1]?.id]);
    expect(ids(await list(owner.id, { filter: { q: value } }))).toEqual([made[1]?.id]);
    expect(ids(await list(owner.id, { filter: { q: '%_%' } }))).toEqual([]);
    expect(ids(await list(owner.id, { filter: { id: [made[0]?.id, 'nobody'] } }))).toEqual([made[0]?.id]);
    expect(ids(await list(NOBODY))).toEqual([]);
  });

  test.each([
    ['no programme', {}, 'INVALID_FIELDS', 'filter.programId'],
    ['no filter that names one', { filter: { programId: null } }, 'INVALID_FIELDS', 'filter.programId'],
    ['programme', { filter: { programId: 'x' } }, 'INVALID_FIELDS', 'filter.programId'],
    ['filter', { filter: { programId: NOBODY, nothing: 1 } }, 'UNKNOWN_FIELD', 'filter.nothing'],
    ['sort', { filter: { programId: NOBODY }, sort: ['nothing', 'ASC'] }, 'UNKNOWN_FIELD', 'sort.nothing'],
    ['parameter', { filter: { programId: NOBODY }, page: 1 }, 'UNKNOWN_FIELD', 'page'],
    ['range', { filter: { programId: NOBODY }, range: [5, 1] }, 'INVALID_FIELDS', 'range'],
  ])('a list with an unreadable or unknown %s answers 400 and names it', async (_what, parameters, code, at) => {
    const answer = await calls.admin('GET', `${path}?${query(parameters)}`);
    expect([answer.status, answer.body]).toMatchObject([400, { code, errors: { [at]: named } }]);
  });

  test('PROD-08 wrong fields are named as the part calls them; nothing is saved', async () => {
    const owner = await calls.program();
    const made = await make(owner.id);
    const at = `${path}/${made.id}`;
    for (const [answer, code, field] of [
      [await calls.admin('PUT', at, sample.wrong.fields), 'INVALID_FIELDS', sample.wrong.at],
      [await calls.admin('PUT', at, { colour: 'red' }), 'UNKNOWN_FIELD', 'colour'],
      [await calls.admin('PUT', at, { programId: (await calls.program()).id }), 'INVALID_FIELDS', 'programId'],
      [
        await calls.admin('POST', path, { ...sample.create(1), ...sample.wrong.fields }),
        'INVALID_FIELDS',
        sample.wrong.at,
      ],
      [await calls.admin('POST', path, sample.create(1)), 'INVALID_FIELDS', 'programId'],
      [await calls.admin('POST', path, { ...sample.create(1), programId: NOBODY }), 'INVALID_FIELDS', 'programId'],
    ] as const)
      expect([answer.status, answer.body]).toMatchObject([400, { code, errors: { [field]: named } }]);
    for (const id of ['nobody', NOBODY, 'a%2Fb', 'x'.repeat(200)]) {
      expect((await calls.admin('GET', `${path}/${id}`)).status).toBe(404);
      expect((await calls.admin('PUT', `${path}/${id}`, sample.change)).status).toBe(404);
      expect((await calls.admin('DELETE', `${path}/${id}`)).status).toBe(404);
    }
    expect((await calls.admin('GET', at)).body).toEqual(made);
  });

  test('a stale version answers 409 with both sides; without one the change merges', async () => {
    const owner = await calls.program();
    const made = await make(owner.id);
    const at = `${path}/${made.id}`;
    await calls.admin('PUT', `/admin/program/${owner.id}`, { duration: '2 years' });
    const stale = await calls.admin('PUT', at, { ...sample.change, version: made.version });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', current: { ...made, version: 3, updated_at: named }, yours: sample.change },
    ]);
    const late = await calls.admin('DELETE', `${at}?version=${made.version}`);
    expect([late.status, late.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: { id: made.id } }]);
    expect((await calls.admin('PUT', at, sample.change)).body).toMatchObject({ ...sample.change, version: 4 });
    expect(await calls.read(owner.id)).toMatchObject({ duration: '2 years' });
  });

  test('ADMIN-39 parts are put into order by hand, those of one programme at a time', async () => {
    const owner = await calls.program();
    const made = [await make(owner.id), await make(owner.id), await make(owner.id)].map(({ id }) => id);
    const foreign = (await make((await calls.program()).id)).id;
    const put = (wanted: unknown, more: object = {}) =>
      calls.admin('POST', `${path}/reorder`, { ids: wanted, ...more });
    expect((await put([made[2], made[0]])).body).toEqual({ data: { success: true } });
    expect(ids(await list(owner.id))).toEqual([made[2], made[0], made[1]]);
    for (const [answer, at] of [
      [await put([made[0], foreign]), 'ids.1'],
      [await put(['nobody']), 'ids.0'],
      [await put([made[0], made[0]]), 'ids'],
      [await put([]), 'ids'],
    ] as const)
      expect([answer.status, answer.body]).toMatchObject([400, { errors: { [at]: named } }]);
    expect((await put([made[0]], { version: 1 })).status).toBe(409);
    expect(ids(await list(owner.id))).toEqual([made[2], made[0], made[1]]);
  });

  test('ADMIN-40 the page shows a part once its programme is published; its id stays', async () => {
    const owner = await calls.program();
    const made = await make(owner.id);
    await calls.publish(owner.id);
    const title = { [part.titleField]: made[part.titleField] };
    expect(sample.shown(await calls.page(owner.slug))).toMatchObject([title]);
    expect((await calls.admin('GET', `${path}/${made.id}`)).body).toMatchObject({ ...title, status: 'published' });

    const changed = (await calls.admin('PUT', `${path}/${made.id}`, sample.change)).body;
    expect(changed).toMatchObject({ id: made.id, status: 'changed' });
    expect(sample.shown(await calls.page(owner.slug))).toMatchObject([title]);
    await calls.publish(owner.id);
    expect(sample.shown(await calls.page(owner.slug))).toMatchObject([sample.change]);
  });
});

describe.each(CHECKED)('$row API-45 getMany of $name', ({ sample, path }) => {
  test('a list filtered only by ids answers the parts of every programme that has them', async () => {
    const [owner, other] = [await calls.program(), await calls.program()];
    const make = async (programId: string) =>
      (await calls.admin('POST', path, { ...sample.create(++count), programId })).body as Made;
    const [first, second] = [await make(owner.id), await make(other.id)];
    await make(owner.id);
    const answer = await calls.admin('GET', `${path}?${query({ filter: { id: [first.id, second.id] } })}`);
    expect([answer.status, ids(answer).toSorted()]).toEqual([200, [first.id, second.id].toSorted()]);
    expect(answer.headers.get('content-range')).toMatch(/ 0-1\/2$/);
    const none = await calls.admin('GET', `${path}?${query({ filter: { id: [] } })}`);
    expect([none.status, none.body]).toEqual([200, []]);
    expect((await calls.admin('GET', `${path}?${query({ filter: { id: null } })}`)).status).toBe(400);
  });
});
