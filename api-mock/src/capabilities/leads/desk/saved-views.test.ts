import { leadViewRecord, type LeadViewRecord, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';

import { callsTo, tokenOf } from '../../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf } from '../testing/desk.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());
beforeEach(() => api.deps.db.execute(sql`delete from lead_views`));

const VIEW = {
  title: 'Overdue MBA',
  filter: { view: 'overdue', area_of_interest: 'MBA' },
  sort: ['next_at', 'ASC'],
  columns: ['stage', 'owner'],
  show: 'board',
  shared: false,
};
type Who = 'admin' | 'counsellor';
const views = '/admin/leads/views';
const save = async (changes: object = {}, who: Who = 'admin') => {
  const { status, body } = await desk.call('POST', views, { body: { ...VIEW, ...changes }, who });
  expect([status, body]).toMatchObject([201, {}]);
  return leadViewRecord.strict().parse(body);
};
const seen = async (who: Who) =>
  ((await desk.call('GET', views, { who })).body as LeadViewRecord[]).map(({ title }) => title);
const change = (id: string, body: object, who: Who = 'admin') => desk.call('PUT', `${views}/${id}`, { body, who });
const remove = (id: string, who: Who = 'admin') => desk.call('DELETE', `${views}/${id}`, { who });

test('a view is saved with its filter, order, columns and board, and is its owner’s alone until it is shared', async () => {
  const view = await save();
  expect(view).toMatchObject({ ...VIEW, owner: desk.me.admin, owner_name: 'Demo Admin', version: 1 });
  expect(await seen('admin')).toEqual(['Overdue MBA']);
  expect(await seen('counsellor')).toEqual([]);
  expect((await desk.call('GET', `${views}/${view.id}`, { who: 'counsellor' })).status).toBe(404);
  expect((await change(view.id, { shared: true, version: 1 })).body).toMatchObject({
    ...VIEW,
    shared: true,
    version: 2,
  });
  expect(await seen('counsellor')).toEqual(['Overdue MBA']);
});

test('a shared view is changed and deleted by its owner alone; an ADMIN may delete it', async () => {
  const admins = await save({ shared: true });
  const counsellors = await save({ title: 'Mine', shared: true }, 'counsellor');
  expect((await change(admins.id, { title: 'Taken' }, 'counsellor')).status).toBe(403);
  expect((await remove(admins.id, 'counsellor')).status).toBe(403);
  expect((await change(counsellors.id, { title: 'Taken' })).status).toBe(403);
  expect((await remove(counsellors.id)).status).toBe(200);
  expect(await seen('counsellor')).toEqual(['Overdue MBA']);
});

test('an ADMIN neither sees nor deletes what a counsellor has not shared', async () => {
  const own = await save({}, 'counsellor');
  expect(await seen('admin')).toEqual([]);
  expect((await remove(own.id)).status).toBe(404);
  expect((await change(own.id, { title: 'Taken' })).status).toBe(404);
});

test('a stale version changes and deletes nothing and answers the present view', async () => {
  const { id } = await save();
  await change(id, { title: 'First', version: 1 });
  const late = await change(id, { title: 'Second', version: 1 });
  expect([late.status, late.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: { title: 'First' } }]);
  expect((await desk.call('DELETE', `${views}/${id}?version=1`)).status).toBe(409);
  expect(await seen('admin')).toEqual(['First']);
});

test('a view gives a counsellor no more leads than the list does', async () => {
  const mine = await desk.enquire('Own Lead');
  const others = await desk.enquire('Other Lead');
  await desk.put(mine.id, { owner: desk.me.counsellor });
  await desk.put(others.id, { owner: desk.me.admin });
  const { filter } = await save({ filter: { stage: 'new' }, shared: true });
  const names = ((await desk.list(filter, 'counsellor')).body as { name: string }[]).map(({ name }) => name);
  expect(names).toContain('Own Lead');
  expect(names).not.toContain('Other Lead');
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ filter: { shoes: 'red' } }, 'filter.shoes'],
  [{ filter: { view: 'everything' } }, 'filter.view'],
  [{ filter: { view: 'quarantine' } }, 'filter.view'],
  [{ sort: ['shoes', 'ASC'] }, 'sort.shoes'],
  [{ columns: ['password'] }, 'columns.0'],
  [{ owner: '00000000-0000-4000-8000-000000000000' }, 'owner'],
])('%j is refused and names %s', async (changes, field) => {
  const { status, body } = await desk.call('POST', views, { body: { ...VIEW, ...changes } });
  expect(status).toBe(400);
  expect(Object.keys((body as { errors?: object }).errors ?? {})).toContain(field);
});

test('saving, changing and deleting are in the audit log', async () => {
  const { id } = await save();
  await change(id, { title: 'Renamed' });
  await remove(id);
  const filter = encodeURIComponent(JSON.stringify({ resource: 'leads/views', record_id: id }));
  const { body } = await desk.call('GET', `/admin/audit?filter=${filter}&sort=["id","ASC"]`);
  expect((body as { action: string; by: string }[]).map(({ action, by }) => [action, by])).toEqual(
    ['create', 'update', 'delete'].map((action) => [action, desk.me.admin]),
  );
  expect((body as { after: object }[])[1]?.after).toEqual({ title: 'Renamed' });
});

test('saved views need the permission to list leads', async () => {
  const call = callsTo(api);
  expect((await call('GET', views)).status).toBe(401);
  expect((await call('GET', views, { token: await tokenOf(call, ROLE.EVENT_CREATER) })).status).toBe(403);
});
