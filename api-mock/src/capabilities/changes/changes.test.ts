import type { RecordChange, UndoResult } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type AdminRecord, adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const faq = (question: string) => ({ question, answer: '<p>Yes.</p>' });
const changes = async (filter: object): Promise<RecordChange[]> => {
  const { status, body } = await staff.admin('GET', `changes?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(status).toBe(200);
  return body as RecordChange[];
};
const undo = (asked: readonly object[], dryRun = false) =>
  staff.admin('POST', 'changes/undo', { changes: asked, dryRun });
const undone = async (asked: readonly object[], dryRun = false): Promise<UndoResult[]> => {
  const { status, body } = await undo(asked, dryRun);
  expect([status, body]).toMatchObject([200, { data: expect.any(Array) as unknown[] }]);
  return (body as { data: UndoResult[] }).data;
};
const read = async (resource: string, id: string) => (await staff.admin('GET', `${resource}/${id}`)).body;
const publicFaqs = async () => JSON.stringify((await staff.call('GET', '/homepage/home')).body);

test('ADMIN-40 changes of all content are listed with person, time, record and fields, newest first', async () => {
  const began = new Date().toISOString();
  const made = await staff.live('faqs', faq('Is this listed?'));
  await staff.admin('PUT', `faqs/${made.id}`, { question: 'Is this listed now?' });
  const found = await changes({ record_id: made.id });
  expect(found).toMatchObject([
    { action: 'update', fields: ['question'], version: 3, previous: 2 },
    { action: 'publish', fields: [], version: 2, previous: 1 },
    { action: 'create', fields: [], version: 1, previous: null },
  ]);
  for (const change of found)
    expect(change).toMatchObject({ resource: 'faqs', title: 'Is this listed now?', by_name: 'Demo Admin' });
  expect(found.every(({ at }) => at >= began)).toBe(true);
  expect((await changes({ by_installation: false, q: 'Is this listed' })).map(({ id }) => id)).toEqual(
    found.map(({ id }) => id),
  );
  expect(await changes({ record_id: made.id, at_gte: '2999-01-01T00:00:00Z' })).toEqual([]);
  expect(await changes({ record_id: made.id, resource: 'blogs' })).toEqual([]);
});

test('ADMIN-40 an undone publication is live as it was before, and the draft is as it was', async () => {
  const made = await staff.live('faqs', faq('What was live first?'));
  await staff.edit('faqs', made.id, { question: 'What is wrong?' });
  const asked = [{ record_id: made.id, version: 3 }];
  const plan = await undone(asked, true);
  expect(plan).toEqual([
    { resource: 'faqs', record_id: made.id, title: 'What is wrong?', becomes: 'live', later: 1, version: 4 },
  ]);
  expect(await read('faqs', made.id)).toMatchObject({ question: 'What is wrong?', version: 4 });

  expect(await undone([{ ...asked[0], seen: 4 }])).toEqual(plan);
  expect(await read('faqs', made.id)).toMatchObject({ question: 'What was live first?', status: 'published' });
  expect(await publicFaqs()).toContain('What was live first?');
  expect(await publicFaqs()).not.toContain('What is wrong?');
});

test('ADMIN-40 undo moves created records to the trash, publishes deleted ones, and restores drafts', async () => {
  const created = await staff.live('faqs', faq('Is this new?'));
  const deleted = await staff.live('faqs', faq('Is this gone?'));
  await staff.admin('DELETE', `faqs/${deleted.id}`);
  const drafted = await staff.make('faqs', faq('Is this a draft?'));
  await staff.edit('faqs', drafted.id, { question: 'Is this live?' });
  const outcomes = await undone([
    { record_id: created.id, version: 1 },
    { record_id: deleted.id, version: 3 },
    { record_id: drafted.id, version: 2 },
  ]);
  expect(Object.fromEntries(outcomes.map(({ record_id, becomes }) => [record_id, becomes]))).toEqual({
    [created.id]: 'trash',
    [deleted.id]: 'live',
    [drafted.id]: 'draft',
  });
  expect((await staff.admin('GET', `faqs/${created.id}`)).status).toBe(404);
  expect(await read('faqs', deleted.id)).toMatchObject({ question: 'Is this gone?', status: 'published' });
  expect(await read('faqs', drafted.id)).toMatchObject({ question: 'Is this a draft?', status: 'draft' });
  const live = await publicFaqs();
  expect(live).toContain('Is this gone?');
  expect(live).not.toMatch(/Is this (new|live|a draft)\?/);
});

test('ADMIN-40 where one record cannot go back, none does, and the message names it', async () => {
  const page = (slug: string) => ({ slug, title: `Page ${slug}`, content: '<p>Text.</p>' });
  const first = (await staff.live('pages', page('undo-first'))) as AdminRecord & { slug: string };
  await staff.edit('pages', first.id, { slug: 'undo-moved' });
  await staff.live('pages', page('undo-first'));
  const other = await staff.live('faqs', faq('Is this untouched?'));
  const asked = [
    { record_id: other.id, version: 1 },
    { record_id: first.id, version: 3 },
  ];
  const { status, body } = await undo(asked);
  expect([status, body]).toMatchObject([400, { code: 'SLUG_TAKEN' }]);
  expect((body as { msg: string }).msg).toContain('Page undo-first');
  expect(await read('faqs', other.id)).toMatchObject({ question: 'Is this untouched?', status: 'published' });
  expect(await read('pages', first.id)).toMatchObject({ slug: 'undo-moved' });
});

test('ADMIN-40 a change that a colleague followed with another, unseen, is not undone; unknown ones are 404', async () => {
  const made = await staff.live('faqs', faq('Who was first?'));
  await staff.admin('PUT', `faqs/${made.id}`, { question: 'Who was second?' });
  const refused = await undo([{ record_id: made.id, version: 2, seen: 2 }]);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: { version: 3 } }]);
  expect(await read('faqs', made.id)).toMatchObject({ question: 'Who was second?' });
  expect((await undo([{ record_id: made.id, version: 99 }])).status).toBe(404);
  expect((await undo([{ record_id: '018f0000-0000-7000-8000-00000000dead', version: 1 }])).status).toBe(404);
  expect((await undo([])).status).toBe(400);
});
