import { type AuditEntry, type TrashedRecord, trashedRecord } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { allJobs } from '../app/jobs.ts';
import { adminOf } from '../testing/admin.ts';
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

test('ADMIN-40 the trash lists deleted records of every resource with who deleted them and when they are purged', async () => {
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
