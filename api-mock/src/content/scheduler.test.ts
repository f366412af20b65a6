import type { HistoryEntry } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../seed/seeding.ts';
import { startApi } from '../app/process.ts';
import { type AdminRecord, adminOf } from '../testing/admin.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { publishingJob, runDueJobs } from './scheduler.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

// Short enough that the signed-in person stays so.
const UNIT = 12_000;
const inUnits = (units: number) => new Date(api.deps.clock.now().getTime() + units * UNIT).toISOString();
const advance = (units: number) => staff.call('POST', '/mock/clock', { body: { advanceMs: units * UNIT } });
const plan = (resource: string, { id }: AdminRecord, times: object) =>
  staff.admin('POST', `${resource}/${id}/schedule`, times);
const read = async (resource: string, { id }: AdminRecord) =>
  (await staff.admin('GET', `${resource}/${id}`)).body as AdminRecord;
const history = async (resource: string, { id }: AdminRecord) =>
  (await staff.admin('GET', `${resource}/${id}/history`)).body as HistoryEntry[];
const becomes = (resource: string, record: AdminRecord, fields: object) =>
  expect.poll(() => read(resource, record)).toMatchObject(fields);
const page = async (slug: string) => (await staff.call('GET', `/homepage/${slug}`)).status;
// The announcement of a publication follows it.
const answers = (slug: string, status: number) => expect.poll(() => page(slug)).toBe(status);

describe('ADMIN-40 scheduled publications', () => {
  test('a draft is published at one time and unpublished at the other', async () => {
    const made = await staff.make('pages', { slug: 'open-day', title: 'Open day' });
    await plan('pages', made, { publish_at: inUnits(10), unpublish_at: inUnits(20) });
    await advance(9);
    expect(await page('open-day')).toBe(404);
    await advance(1);
    await becomes('pages', made, { status: 'published', publish_at: null });
    await answers('open-day', 200);
    await advance(10);
    await becomes('pages', made, { status: 'draft', unpublish_at: null });
    await answers('open-day', 404);
    expect((await history('pages', made)).map(({ action, by }) => [action, by])).toEqual([
      ['unpublish', null],
      ['publish', null],
      ['schedule', 'Demo Admin'],
      ['create', 'Demo Admin'],
    ]);
  });

  test('a schedule that is unset, or overtaken by staff, does nothing', async () => {
    const dropped = await staff.make('faqs', { question: 'Dropped?', answer: '' });
    await plan('faqs', dropped, { publish_at: inUnits(5) });
    await plan('faqs', dropped, { publish_at: null });
    const overtaken = await staff.make('faqs', { question: 'Overtaken?', answer: '' });
    await plan('faqs', overtaken, { publish_at: inUnits(5), unpublish_at: inUnits(6) });
    await staff.publish('faqs', overtaken.id);
    await staff.admin('POST', `faqs/${overtaken.id}/unpublish`, {});
    expect(await read('faqs', overtaken)).toMatchObject({ publish_at: null, unpublish_at: null });
    await advance(10);
    await runDueJobs(api.deps);
    expect((await history('faqs', dropped))[0]?.action).toBe('schedule');
    expect((await history('faqs', overtaken))[0]?.action).toBe('unpublish');
  });

  test('a programme due at the same time as its pages is published before them and unpublished after them', async () => {
    const parent = await staff.make('program', { slug: 'planned', display_name: 'Planned' });
    const child = await staff.make('program', { slug: 'child', display_name: 'Child', parent_program: parent.id });
    const advert = await staff.make('landing-pages', { slug: 'planned-lp', title: 'Planned', program: child.id });
    const times = { publish_at: inUnits(5), unpublish_at: inUnits(10) };
    const all = [
      ['landing-pages', advert],
      ['program', child],
      ['program', parent],
    ] as const;
    for (const [resource, record] of all) await plan(resource, record, times);
    await advance(5);
    for (const [resource, record] of all) await becomes(resource, record, { status: 'published' });
    await advance(5);
    for (const [resource, record] of all) await becomes(resource, record, { status: 'draft', unpublish_at: null });
    for (const [resource, record] of all)
      expect((await history(resource, record)).map(({ action }) => action)).toEqual([
        'unpublish',
        'publish',
        'schedule',
        'create',
      ]);
  });

  test('a scheduled publication that fails is recorded in the history and not tried again', async () => {
    const parent = await staff.make('program', { slug: 'not-live', display_name: 'Not live' });
    const child = await staff.make('program', { slug: 'early', display_name: 'Early', parent_program: parent.id });
    await plan('program', child, { publish_at: inUnits(1) });
    await advance(2);
    await becomes('program', child, { status: 'draft', publish_at: null });
    expect((await history('program', child))[0]).toMatchObject({
      action: 'not-published',
      by: null,
      note: 'Publish the programme it belongs to first.',
    });
    await staff.publish('program', parent.id);
    await runDueJobs(api.deps);
    expect(await read('program', child)).toMatchObject({ status: 'draft', version: 3 });

    const needed = seedId('program', 'online-mba');
    await plan('program', { id: needed, version: 1 }, { unpublish_at: inUnits(1) });
    await advance(2);
    await becomes('program', { id: needed, version: 1 }, { status: 'published', unpublish_at: null });
    expect((await history('program', { id: needed, version: 1 }))[0]?.action).toBe('not-unpublished');
  });

  test('several processes publish each record once', async () => {
    const others = [1, 2].map(() => startJobs([publishingJob(api.deps)], api.deps));
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) => staff.make('faqs', { question: `Together ${n}?`, answer: '' })),
    );
    for (const record of made) await plan('faqs', record, { publish_at: inUnits(1) });
    await advance(1);
    await Promise.all([runDueJobs(api.deps), runDueJobs(api.deps), runDueJobs(api.deps)]);
    for (const record of made) {
      await becomes('faqs', record, { status: 'published' });
      expect((await history('faqs', record)).map(({ action }) => action)).toEqual(['publish', 'schedule', 'create']);
    }
    await Promise.all(others.map((scheduler) => scheduler.stop()));
  });
});

test('a publication that fell due while no process ran happens at the next start', async () => {
  const { store, config } = api.deps;
  const made = await staff.make('faqs', { question: 'Overnight?', answer: '' });
  await plan('faqs', made, { publish_at: inUnits(1) });
  // No process runs between the due time and the start.
  await store.db.execute(`update documents set publish_at = publish_at - interval '1 day' where id = '${made.id}'`);
  const next = await startApi(config, { ...store, close: async () => undefined });
  await becomes('faqs', made, { status: 'published' });
  expect((await history('faqs', made))[0]).toMatchObject({ action: 'publish', by: null });
  await next.close();
});
