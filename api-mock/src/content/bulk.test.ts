import { randomUUID } from 'node:crypto';

import { type BulkResult, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminOf, type AdminRecord } from '../testing/admin.ts';
import { tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const bulk = async (resource: string, body: object) => {
  const answer = await staff.admin('POST', `${resource}/bulk`, body);
  return { ...answer, results: (answer.body as { data: BulkResult[] }).data };
};
const read = async (at: string) => (await staff.admin('GET', at)).body as AdminRecord;
const questions = async (count: number) => {
  const made: AdminRecord[] = [];
  for (let n = 0; n < count; n += 1) made.push(await staff.make('faqs', { question: `Question ${n}?`, answer: '' }));
  return made;
};

test('many are published, changed, discarded, unpublished and deleted; each id has its own result', async () => {
  const made = await questions(3);
  const ids = made.map(({ id }) => id);
  const ok = ids.map((id) => ({ id, ok: true }));
  expect((await bulk('faqs', { ids, action: 'publish' })).results).toEqual(ok);
  expect((await bulk('faqs', { ids, action: 'update', changes: { answer: '<p>Yes.</p>' } })).results).toEqual(ok);
  for (const { id, question } of made)
    expect(await read(`faqs/${id}`)).toMatchObject({ question, answer: '<p>Yes.</p>', status: 'changed' });
  expect((await bulk('faqs', { ids, action: 'discard' })).results).toEqual(ok);
  expect((await bulk('faqs', { ids, action: 'unpublish' })).results).toEqual(ok);
  const mixed = await bulk('faqs', { ids: [ids[0], NOBODY, ids[1]], action: 'delete' });
  expect(mixed.results).toMatchObject([
    { id: ids[0], ok: true },
    { id: NOBODY, ok: false, code: 'NOT_FOUND', msg: expect.any(String) as string },
    { id: ids[1], ok: true },
  ]);
  expect((await staff.admin('GET', `faqs/${ids[0]}`)).status).toBe(404);
  expect(await read(`faqs/${ids[2]}`)).toMatchObject({ status: 'draft' });
});

test('a record with a newer version is not changed; the others are', async () => {
  const [first, second] = await questions(2);
  await staff.admin('PUT', `faqs/${first?.id}`, { question: 'Edited meanwhile?' });
  const versions = { [first?.id ?? '']: 1, [second?.id ?? '']: 1 };
  const ids = [first?.id, second?.id];
  const { results } = await bulk('faqs', { ids, versions, action: 'update', changes: { question: 'By many?' } });
  expect(results).toMatchObject([{ ok: false, code: 'VERSION_CONFLICT' }, { ok: true }]);
  expect(await read(`faqs/${first?.id}`)).toMatchObject({ question: 'Edited meanwhile?' });
  expect(await read(`faqs/${second?.id}`)).toMatchObject({ question: 'By many?' });
});

test('a bulk action that comes in several calls is one change', async () => {
  const ids = (await questions(2)).map(({ id }) => id);
  const changeId = randomUUID();
  for (const id of ids) await bulk('faqs', { ids: [id], action: 'publish', changeId });
  expect((await staff.admin('POST', `changes/${changeId}/undo`, {})).body).toEqual({ data: { undone: 2 } });
  const late = await bulk('faqs', { ids, action: 'publish', changeId });
  expect([late.status, late.body]).toMatchObject([400, { errors: { changeId: 'Another change has this id.' } }]);
});

test('a bulk action is undone as a whole by its id, unless one of its records was changed since', async () => {
  const ids = (await questions(2)).map(({ id }) => id);
  const [changeId, later] = [randomUUID(), randomUUID()];
  const undo = (id: string) => staff.admin('POST', `changes/${id}/undo`, {});
  const statuses = () => Promise.all(ids.map(async (id) => (await read(`faqs/${id}`))['status']));
  await bulk('faqs', { ids, action: 'publish', changeId });
  expect(await statuses()).toEqual(['published', 'published']);
  expect((await undo(changeId)).body).toEqual({ data: { undone: 2 } });
  expect(await statuses()).toEqual(['draft', 'draft']);
  expect((await undo(changeId)).body).toMatchObject({ code: 'LOCKED', msg: 'This change was undone already.' });
  await bulk('faqs', { ids, action: 'publish', changeId: later });
  await staff.admin('PUT', `faqs/${ids[1]}`, { question: 'Changed since?' });
  const refused = await undo(later);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'VERSION_CONFLICT' }]);
  expect(await statuses()).toEqual(['published', 'changed']);
});

test('a specialisation named before its programme is published after it; one that is needed is refused', async () => {
  const parent = await staff.make('program', { slug: 'bulk-parent', display_name: 'Parent' });
  const child = await staff.make('program', {
    slug: 'bulk-child',
    display_name: 'Child',
    parent_program: parent.id,
  });
  const ids = [child.id, parent.id];
  expect((await bulk('program', { ids, action: 'publish' })).results).toEqual(ids.map((id) => ({ id, ok: true })));
  expect((await bulk('program', { ids: [parent.id], action: 'delete' })).results).toMatchObject([
    { ok: false, code: 'IN_USE' },
  ]);
  expect((await bulk('program', { ids: ids.toReversed(), action: 'delete' })).results.map(({ ok }) => ok)).toEqual([
    true,
    true,
  ]);
});

test('a wrong body changes nothing and answers its errors', async () => {
  const [made] = await questions(1);
  const ids = [made?.id];
  for (const [body, at] of [
    [{ ids: [], action: 'publish' }, 'ids'],
    [{ ids: Array.from({ length: 501 }, () => NOBODY), action: 'publish' }, 'ids'],
    [{ ids: [made?.id, made?.id], action: 'publish' }, 'ids'],
    [{ ids, action: 'update' }, 'changes'],
    [{ ids, action: 'publish', changes: { question: 'No?' } }, 'changes'],
    [{ ids, action: 'update', changes: { question: '' } }, 'question'],
    [{ ids, action: 'update', changes: { colour: 'red' } }, 'colour'],
    [{ ids, action: 'explode' }, 'action'],
  ] as const) {
    const { status, body: answer } = await bulk('faqs', body);
    expect([at, status, answer]).toMatchObject([at, 400, { errors: { [at]: expect.any(String) as string } }]);
  }
  expect(await read(`faqs/${made?.id}`)).toMatchObject({ version: 1 });
});

test('ROLE-05 a manager of lectures may change many lectures, and nothing else', async () => {
  const token = await tokenOf(staff.call, ROLE.EVENT_CREATER);
  const lecture = {
    course_name: 'Botany',
    sem_year: 'One',
    batch: 'A',
    subject_name: 'Ferns',
    start_date: '2033-01-01',
    start_time: '09:00',
    end_date: '2033-01-01',
    end_time: '10:00',
  };
  const made = await staff.make('live-lectures', lecture);
  const ask = (resource: string, body: object) => staff.call('POST', `/admin/${resource}/bulk`, { token, body });
  const changed = await ask('live-lectures', { ids: [made.id], action: 'update', changes: { batch: 'B' } });
  expect(changed.body).toEqual({ data: [{ id: made.id, ok: true }] });
  expect((await ask('live-lectures', { ids: [made.id], action: 'publish' })).status).toBe(403);
  expect((await ask('faqs', { ids: [made.id], action: 'publish' })).status).toBe(403);
  const early = await ask('live-lectures', { ids: [made.id], action: 'update', changes: { end_time: '08:00' } });
  expect(early.body).toMatchObject({ data: [{ ok: false, code: 'INVALID_FIELDS' }] });
  expect((await ask('live-lectures', { ids: [made.id], action: 'delete' })).body).toEqual({
    data: [{ id: made.id, ok: true }],
  });
});
