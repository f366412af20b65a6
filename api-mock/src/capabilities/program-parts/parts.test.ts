import { partMeta } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type Made, partCalls } from './testing/part-calls.ts';
import { LISTS, NOBODY, query, SINGLES } from './testing/part-kinds.ts';

const named = expect.any(String) as string;

let api: TestApi;
let calls: Awaited<ReturnType<typeof partCalls>>;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  calls = await partCalls(api);
});
afterAll(() => api.stop());

describe.each(SINGLES)('$row API-45 $name, one a programme', ({ part, name, sample, path }) => {
  const optional = 'single' in part && part.single === 'optional';

  test('it is listed and read by its programme’s id', async () => {
    const owner = await calls.program();
    const listed = async () => calls.admin('GET', `${path}?${query({ filter: { programId: owner.id } })}`);
    const made = await calls.admin('POST', path, { ...sample.create(++count), programId: owner.id });
    if (optional) {
      expect([made.status, made.body]).toMatchObject([
        201,
        { ...sample.create(count), id: owner.id, programId: owner.id, version: 2 },
      ]);
    } else {
      expect([made.status, made.body]).toMatchObject([409, { code: 'LOCKED' }]);
    }
    const answer = await calls.admin('GET', `${path}/${owner.id}`);
    expect(answer.status).toBe(200);
    expect(partMeta.strip().safeParse(answer.body).error).toBeUndefined();
    expect(Object.keys(answer.body as object).toSorted()).toEqual(
      [...Object.keys(part.schema.shape), ...Object.keys(partMeta.shape)].toSorted(),
    );
    const all = await listed();
    expect([all.body, all.headers.get('content-range')]).toEqual([[answer.body], `${name} 0-0/1`]);
    expect((await calls.admin('GET', `${path}?${query({})}`)).body).toMatchObject({
      errors: { 'filter.programId': named },
    });
    expect((await calls.admin('GET', `${path}/${NOBODY}`)).status).toBe(404);
    expect((await calls.admin('POST', `${path}/reorder`, { ids: [owner.id] })).status).toBe(405);
  });

  test('a change is saved in the draft, and is on the page once it is published', async () => {
    const owner = await calls.program();
    const at = `${path}/${owner.id}`;
    if (optional) await calls.admin('POST', path, { ...sample.create(++count), programId: owner.id });
    await calls.publish(owner.id);
    const record = (await calls.admin('GET', at)).body as Made;
    const changed = await calls.admin('PUT', at, { ...record, ...sample.change });
    expect([changed.status, changed.body]).toMatchObject([200, { ...sample.change, status: 'changed' }]);
    expect(sample.shown(await calls.page(owner.slug))).not.toMatchObject(sample.change);
    await calls.publish(owner.id);
    expect(sample.shown(await calls.page(owner.slug))).toMatchObject(sample.change);

    const stale = await calls.admin('PUT', at, { ...sample.change, version: 1 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', current: { ...sample.change, id: owner.id }, yours: sample.change },
    ]);
    const wrong = await calls.admin('PUT', at, sample.wrong.fields);
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: { [sample.wrong.at]: named } }]);
    expect((await calls.admin('PUT', at, { colour: 'red' })).body).toMatchObject({ code: 'UNKNOWN_FIELD' });
  });

  test('deleting empties it; an optional one can be created again', async () => {
    const owner = await calls.program();
    const at = `${path}/${owner.id}`;
    if (optional) await calls.admin('POST', path, { ...sample.create(++count), programId: owner.id });
    await calls.admin('PUT', at, sample.change);
    const deleted = await calls.admin('DELETE', at);
    expect([deleted.status, deleted.body]).toMatchObject([200, { id: owner.id, ...sample.change }]);
    if (!optional) {
      const empty = Object.fromEntries(Object.keys(sample.change).map((field) => [field, sample.change[field]]));
      expect((await calls.admin('GET', at)).body).not.toMatchObject(empty);
      return;
    }
    expect((await calls.admin('GET', at)).status).toBe(404);
    expect((await calls.admin('PUT', at, sample.change)).status).toBe(404);
    expect((await calls.admin('DELETE', at)).status).toBe(404);
    const nothing = await calls.admin('POST', path, { programId: owner.id });
    expect([nothing.status, nothing.body]).toMatchObject([400, { code: 'INVALID_FIELDS' }]);
    const again = { ...sample.create(++count), programId: owner.id };
    expect((await calls.admin('POST', path, again)).status).toBe(201);
    expect((await calls.admin('POST', path, again)).body).toMatchObject({ code: 'LOCKED' });
  });
});

test('ADMIN-27 emptying the course info leaves the programme’s slug, name, choices and position', async () => {
  const owner = await calls.program();
  const at = `/admin/course-info/${owner.id}`;
  const stays = { display_name: 'Diploma in Parts', label: 'Diploma', program_type_id: 3, slug: `stays-${count}` };
  await calls.admin('PUT', at, { ...stays, eligibility: 'Any graduate.', program_code: 'CS105' });
  await calls.admin('POST', '/admin/key-points', { programId: owner.id, title: 'Not of the course info' });
  await calls.admin('DELETE', at);
  expect((await calls.admin('GET', at)).body).toMatchObject({
    ...stays,
    eligibility: '',
    program_code: '',
    batch_text: 'Admissions Open for 2025 Batch',
  });
  expect(await calls.read(owner.id)).toMatchObject({ key_points: [{ title: 'Not of the course info' }] });
  const taken = await calls.admin('PUT', at, { slug: 'online-ma' });
  expect([taken.status, taken.body]).toMatchObject([400, { code: 'SLUG_TAKEN', errors: { slug: named } }]);
});

test('concurrent edits of different parts are all saved, in one history', async () => {
  const owner = await calls.program();
  const make = ({ sample, path }: (typeof LISTS)[number]) =>
    calls.admin('POST', path, { ...sample.create(++count), programId: owner.id });
  const made = await Promise.all([...LISTS, ...LISTS].map(make));
  const names = await Promise.all([
    calls.admin('PUT', `/admin/course-info/${owner.id}`, { duration: '18 months' }),
    calls.admin('PUT', `/admin/structures/${owner.id}`, { program_structure_disclaimer: '<p>May change.</p>' }),
    ...made.map(({ body }, index) =>
      calls.admin('PUT', `${LISTS[index % LISTS.length]?.path}/${(body as Made).id}`, {}),
    ),
  ]);
  expect([...made, ...names].map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  const after = await calls.read(owner.id);
  expect(after).toMatchObject({ duration: '18 months', program_structure_disclaimer: '<p>May change.</p>' });
  for (const { part } of LISTS) expect('list' in part && after[part.list]).toHaveLength(2);
  const history = (await calls.admin('GET', `/admin/program/${owner.id}/history`)).body as {
    action: string;
    by: string;
  }[];
  expect(history).toHaveLength(after.version);
  expect(new Set(history.map(({ by }) => by))).toEqual(new Set(['Demo Admin']));
});

test('ADMIN-36 the parts of a copy have ids of their own, and changing one leaves the original', async () => {
  const owner = await calls.program();
  const body = { programId: owner.id, title: 'Original', description: '' };
  const made = (await calls.admin('POST', '/admin/roadmaps', body)).body as Made;
  const copy = (await calls.admin('POST', `/admin/program/${owner.id}/clone`)).body as Made;
  const [copied] = copy['roadmap'] as Made[];
  expect(copied?.id).not.toBe(made.id);
  const changed = await calls.admin('PUT', `/admin/roadmaps/${copied?.id}`, { title: 'Copy' });
  expect(changed.body).toMatchObject({ programId: copy.id, title: 'Copy' });
  expect((await calls.admin('GET', `/admin/roadmaps/${made.id}`)).body).toMatchObject({ title: 'Original' });
});

test('a full list refuses another part', async () => {
  const owner = await calls.program();
  const key_points = Array.from({ length: 60 }, (_, n) => ({ title: `Point ${n}` }));
  await calls.admin('PUT', `/admin/program/${owner.id}`, { key_points });
  const answer = await calls.admin('POST', '/admin/key-points', { programId: owner.id, title: 'One too many' });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'LOCKED' }]);
});

test('an id that a copy made by hand shares is changed where its programme is named', async () => {
  const [one, two] = [await calls.program(), await calls.program()];
  const roadmap = [{ id: 'shared', title: 'Shared' }];
  for (const { id } of [one, two]) await calls.admin('PUT', `/admin/program/${id}`, { roadmap });
  expect((await calls.admin('DELETE', '/admin/roadmaps/shared')).body).toMatchObject({ code: 'LOCKED' });
  const changed = await calls.admin('PUT', '/admin/roadmaps/shared', { programId: two.id, title: 'Second' });
  expect(changed.body).toMatchObject({ programId: two.id, title: 'Second' });
  expect((await calls.admin('GET', `/admin/roadmaps/shared?programId=${one.id}`)).body).toMatchObject({
    title: 'Shared',
  });
});

test('rich text in a part is cleaned when saved', async () => {
  const owner = await calls.program();
  const description = '<p>a<script>b</script></p>';
  const made = await calls.admin('POST', '/admin/learn-more', { programId: owner.id, title: 'More', description });
  expect(made.body).toMatchObject({ description: '<p>a</p>' });
});
