import { type AuditEntry, ROLE, type TrashedRecord, trashedRecord } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { allJobs } from '../app/jobs.ts';
import { picture, recordOf, uploadsTo } from '../capabilities/media/testing/uploads.ts';
import { adminOf } from '../testing/admin.ts';
import { tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const trash = async (filter: object = {}): Promise<TrashedRecord[]> => {
  const { status, body } = await staff.admin('GET', `trash?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(status).toBe(200);
  return z.array(trashedRecord).parse(body);
};
const later = async (days: number) => {
  await api.deps.clock.advance(days * DAY_MS);
  staff = await adminOf(api);
};
const purge = () =>
  allJobs(api.deps)
    .find(({ name }) => name === 'purge of the trash')
    ?.run();

test('ADMIN-40 the trash lists deleted records of every resource, with the person and the time of the purge', async () => {
  const faq = await staff.live('faqs', { question: 'Is there a hostel?', answer: '<p>No.</p>' });
  const page = await staff.make('pages', { slug: 'to-be-deleted', title: 'A page to delete' });
  await staff.admin('DELETE', `faqs/${faq.id}`);
  await staff.admin('DELETE', `pages/${page.id}`);
  const [last, first] = await trash();
  expect(last).toMatchObject({ id: page.id, resource: 'pages', title: 'A page to delete', deleted_by: 'Demo Admin' });
  expect(first).toMatchObject({ id: faq.id, resource: 'faqs', title: 'Is there a hostel?' });
  expect(Date.parse(last?.purge_at ?? '') - Date.parse(last?.deleted_at ?? '')).toBe(30 * DAY_MS);
  expect((await trash({ q: 'hostel' })).map(({ id }) => id)).toEqual([faq.id]);
  expect((await trash({ resource: 'pages' })).map(({ id }) => id)).toEqual([page.id]);
  await staff.admin('POST', `faqs/${faq.id}/restore`, {});
  expect((await trash()).map(({ id }) => id)).toEqual([page.id]);
});

test('ADMIN-40 a record is purged after 30 days in the trash, with an entry of the audit log, and not before', async () => {
  const { id } = await staff.make('faqs', { question: 'Purged?', answer: '' });
  const kept = await staff.make('faqs', { question: 'Not deleted', answer: '' });
  await staff.admin('DELETE', `faqs/${id}`);
  await later(29);
  await purge();
  expect((await trash({ id: [id] })).map((record) => record.id)).toEqual([id]);
  await later(2);
  await purge();
  expect(await trash({ id: [id] })).toEqual([]);
  expect((await staff.admin('POST', `faqs/${id}/restore`, {})).status).toBe(404);
  expect((await staff.admin('GET', `faqs/${kept.id}`)).status).toBe(200);
  const entries = (
    await staff.admin('GET', `audit?filter=${encodeURIComponent(JSON.stringify({ record_id: id, action: 'purge' }))}`)
  ).body as AuditEntry[];
  expect(entries).toMatchObject([{ by: null, title: 'Purged?', resource: 'faqs' }]);
});

const entriesOf = async (record_id: string, action: string) =>
  (await staff.admin('GET', `audit?filter=${encodeURIComponent(JSON.stringify({ record_id, action }))}`))
    .body as AuditEntry[];
const uploadedFile = async (name: string) => {
  const bytes = await picture(20 + name.length, 20)
    .png()
    .toBuffer();
  return recordOf(await uploadsTo(api, staff.token)(bytes, { alt: 'A lamp' }, { name }));
};
const deletedFile = async (name: string) => {
  const file = await uploadedFile(name);
  expect((await staff.admin('DELETE', `media/${file.id}`)).status).toBe(200);
  return file;
};

test('ADMIN-40 deleted files are in the trash with records, with the person who deleted them', async () => {
  const faq = await staff.make('faqs', { question: 'Beside a file?', answer: '' });
  await staff.admin('DELETE', `faqs/${faq.id}`);
  const file = await deletedFile('lantern.png');
  const [first, second] = await trash();
  expect(first).toMatchObject({ id: file.id, resource: 'media', title: 'lantern.png', deleted_by: 'Demo Admin' });
  expect(second?.id).toBe(faq.id);
  expect(Date.parse(first?.purge_at ?? '') - Date.parse(first?.deleted_at ?? '')).toBe(30 * DAY_MS);
  expect((await trash({ resource: 'media' })).map(({ id }) => id)).toEqual([file.id]);
  expect((await trash({ q: 'lantern' })).map(({ id }) => id)).toEqual([file.id]);
  await staff.admin('POST', `media/${file.id}/restore`, {});
  expect(await trash({ resource: 'media' })).toEqual([]);
});

test('ADMIN-40 a record and a file of the trash are deleted for good, with an audit entry; others stay', async () => {
  const faq = await staff.make('faqs', { question: 'Gone for good?', answer: '' });
  const there = await staff.make('faqs', { question: 'Still here', answer: '' });
  await staff.admin('DELETE', `faqs/${faq.id}`);
  const file = await deletedFile('torch.png');
  const kept = await uploadedFile('not-deleted.png');
  const purgeOf = async (path: string) => (await staff.admin('DELETE', `trash/${path}`)).status;
  for (const path of [
    `faqs/${there.id}`,
    `media/${kept.id}`,
    `pages/${faq.id}`,
    `faqs/${file.id}`,
    `nothing/${faq.id}`,
    'faqs/none',
  ])
    expect([path, await purgeOf(path)]).toEqual([path, 404]);
  expect(await purgeOf(`faqs/${faq.id}`)).toBe(200);
  expect(await purgeOf(`media/${file.id}`)).toBe(200);
  expect(await purgeOf(`media/${file.id}`)).toBe(404);
  expect((await trash({ id: [faq.id, file.id] })).length).toBe(0);
  for (const path of [`faqs/${faq.id}`, `media/${file.id}`])
    expect([path, (await staff.admin('POST', `${path}/restore`, {})).status]).toEqual([path, 404]);
  for (const path of [`faqs/${there.id}`, `media/${kept.id}`])
    expect([path, (await staff.admin('GET', path)).status]).toEqual([path, 200]);
  expect(await entriesOf(faq.id, 'purge')).toMatchObject([{ by_name: 'Demo Admin', title: 'Gone for good?' }]);
  expect(await entriesOf(file.id, 'purge')).toMatchObject([{ by_name: 'Demo Admin', title: 'torch.png' }]);
});

test('ROLE-04 only an admin sees the trash and deletes from it for good', async () => {
  const faq = await staff.make('faqs', { question: 'Not theirs?', answer: '' });
  await staff.admin('DELETE', `faqs/${faq.id}`);
  const events = await tokenOf(staff.call, ROLE.EVENT_CREATER);
  for (const [method, path] of [
    ['GET', '/admin/trash'],
    ['DELETE', `/admin/trash/faqs/${faq.id}`],
  ] as const) {
    expect([path, (await staff.call(method, path, { token: events })).status]).toEqual([path, 403]);
    expect([path, (await staff.call(method, path)).status]).toEqual([path, 401]);
  }
  expect((await trash({ id: [faq.id] })).length).toBe(1);
});
