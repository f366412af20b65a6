import { type HistoryEntry, HOME_SLUG, resources } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { allJobs } from '../app/jobs.ts';
import { adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { documentStore } from './documents.ts';
import { purgeRevisions } from './retention.ts';
import type { Fields } from './tables.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

/** A round of the job of the list. */
const purge = () =>
  allJobs(api.deps)
    .find(({ name }) => name === 'retention of revisions')
    ?.run();

const versionsOf = async (resource: string, id: string) =>
  ((await staff.admin('GET', `${resource}/${id}/history`)).body as HistoryEntry[])
    .map(({ version }) => version)
    .toReversed();

/** Saves a draft so many times, each with another title. */
async function save(name: 'faqs' | 'metadata' | 'pages', id: string, times: number): Promise<void> {
  const resource = resources[name];
  for (let n = 1; n <= times; n += 1)
    await documentStore(api.deps).update(
      { resource, id, by: null },
      { [resource.titleField]: `Title ${n} of ${times}` },
    );
}

/** Days pass; sessions do not last as long. */
async function later(days: number): Promise<void> {
  await api.deps.clock.advance(days * DAY_MS);
  staff = await adminOf(api);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('ADMIN-40 of revisions older than 90 days the first, the live and the newest 50 are retained', async () => {
  // Versions 1, 2 (live), 3 to 32, 33 (live), 34 to 93.
  const { id } = await staff.live('faqs', { question: 'Asked?', answer: '<p>Yes.</p>' });
  await save('faqs', id, 30);
  await staff.publish('faqs', id);
  await save('faqs', id, 60);
  const before = await versionsOf('faqs', id);
  expect(before).toEqual(range(1, 93));

  await later(89);
  await purge();
  expect(await versionsOf('faqs', id)).toEqual(before);
  await later(2);
  await purge();
  // Version 32 holds what version 33 made live.
  expect(await versionsOf('faqs', id)).toEqual([1, 2, 32, 33, ...range(44, 93)]);

  const restore = (version: number) => staff.admin('POST', `faqs/${id}/restore`, { version });
  expect((await staff.admin('GET', `faqs/${id}/history/20`)).status).toBe(404);
  expect((await restore(20)).status).toBe(404);
  expect((await restore(33)).body).toMatchObject({ question: 'Title 30 of 30', status: 'published' });
  expect((await restore(1)).body).toMatchObject({ question: 'Asked?', version: 95 });
});

test('ADMIN-40 a live revision is retained that was published with its page', async () => {
  const page = await staff.live('pages', { slug: 'first-path', title: 'A page' });
  const { id } = await staff.live('metadata', { slug: 'first-path', page: 'Its metadata' });
  await staff.edit('pages', page.id, { slug: 'second-path' });
  const [, , moved = 0] = await versionsOf('metadata', id);
  await save('metadata', id, 60);
  await later(91);
  await purge();
  expect((await versionsOf('metadata', id)).slice(0, 4)).toEqual([1, 2, moved, 14]);
  const { body } = await staff.admin('POST', `metadata/${id}/restore`, { version: moved });
  expect(body).toMatchObject({ slug: 'second-path', status: 'published' });
});

test('ADMIN-40 an editing session counts as one of the newest 50, however many versions it has', async () => {
  const { id } = await staff.make('faqs', { question: 'Typed long?', answer: '<p>Yes.</p>' });
  await save('faqs', id, 10);
  const request = { resource: resources.faqs, id, by: null, autosave: true };
  for (let n = 1; n <= 60; n += 1) await documentStore(api.deps).update(request, { question: `Typed ${n}` });
  expect(await versionsOf('faqs', id)).toEqual([...range(1, 11), 71]);
  await later(91);
  await purge();
  expect(await versionsOf('faqs', id)).toEqual([...range(1, 11), 71]);
});

test('a round deletes a limited number of rows, and the next continues', async () => {
  await later(91);
  await purge();
  const { id } = await staff.make('faqs', { question: 'Asked often?', answer: '<p>Yes.</p>' });
  await save('faqs', id, 70);
  await later(91);
  // Older than the newest 50, and not the first: 20.
  expect(await purgeRevisions(api.deps, { rows: 4, perRound: 3 })).toBe(12);
  expect(await versionsOf('faqs', id)).toHaveLength(71 - 12);
  expect(await purgeRevisions(api.deps, { rows: 4, perRound: 3 })).toBe(8);
  expect(await versionsOf('faqs', id)).toEqual([1, ...range(22, 71)]);
  expect(await purgeRevisions(api.deps)).toBe(0);
});

test('the first text can be restored after any time and number of edits', async () => {
  const { body } = await staff.admin('GET', 'pages?range=[0,99]');
  const home = (body as (Fields & { id: string })[]).find(({ slug }) => slug === HOME_SLUG);
  const id = home?.id ?? '';
  await save('pages', id, 60);
  await later(91);
  await purge();
  expect(await versionsOf('pages', id)).toEqual([1, ...range(12, 61)]);
  const reset = await staff.admin('DELETE', `pages/${id}`);
  expect(reset.body).toMatchObject({ id, title: home?.['title'], status: 'published' });
});
