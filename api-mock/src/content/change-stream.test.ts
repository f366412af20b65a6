import { CONTENT_VERSION_HEADER, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { dayIn } from '../platform/clock/clock.ts';
import { seedId } from '../seed/seeding.ts';
import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { type ChangeStream, openChanges } from '../testing/changes.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { openFeed } from './feed.ts';

type Fields = Record<string, unknown> & { id: string; version: number };

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) =>
  call(method, `/admin/${path}`, { token, ...(body !== undefined && { body }) });
const make = async (resource: string, fields: object) => (await admin('POST', resource, fields)).body as Fields;
const publish = (resource: string, id: string) => admin('POST', `${resource}/${id}/publish`);

const MA = seedId('program', 'online-ma');

describe('ADMIN-40 the stream of changes', () => {
  let changes: ChangeStream;
  beforeAll(async () => {
    changes = await openChanges(api.url);
  });
  afterAll(() => changes.close());
  const announced = async (change: () => Promise<unknown>) => {
    const before = api.deps.feed.version();
    await change();
    const { event, data } = await changes.next();
    expect([event, data.version]).toEqual(['change', before + 1]);
    return data.tags.toSorted();
  };
  const edit = async (resource: string, id: string, fields: object) => {
    await admin('PUT', `${resource}/${id}`, fields);
    await publish(resource, id);
  };

  test('it starts with the version, and names the record that was published and its group', async () => {
    const first = await changes.next();
    const { version, at } = api.deps.feed.newest();
    expect(first).toEqual({ event: 'version', data: { version, at, tags: [] } });
    expect((await call('GET', '/content/version')).body).toEqual({ data: { version, at, behind_since: null } });
    expect(await announced(() => edit('program', MA, { eligibility: 'A bachelor’s degree.' }))).toEqual([
      'program',
      `program:${MA}`,
      'program:parent_program=',
    ]);
  });

  test('a question that moves to every page is announced for the programme it leaves, too', async () => {
    const own = await make('faqs', { question: 'Of one?', answer: '', program: MA });
    expect(await announced(() => publish('faqs', own.id))).toEqual(['faqs', `faqs:${own.id}`, `faqs:program=${MA}`]);
    expect(await announced(() => edit('faqs', own.id, { program: null }))).toEqual([
      'faqs',
      `faqs:${own.id}`,
      'faqs:program=',
      `faqs:program=${MA}`,
    ]);
    expect(await announced(() => admin('DELETE', `faqs/${own.id}`))).toEqual([
      'faqs',
      `faqs:${own.id}`,
      'faqs:program=',
    ]);
  });

  test('a new order is announced for its own group; a draft is not announced', async () => {
    await make('faqs', { question: 'Unseen?', answer: '' });
    expect(await announced(() => admin('POST', 'program/reorder', { ids: [MA] }))).toEqual([
      'program',
      'program:*',
      'program:parent_program=',
    ]);
    const { body } = await call('GET', '/program/menu');
    const masters = (body as { data: { label: string; items: { path: string }[] }[] }).data.find(
      ({ label }) => label === 'Masters',
    );
    expect(masters?.items[0]?.path).toBe('/online-ma');
  });

  test('a lecture concerns the months it was and is in', async () => {
    const lecture = {
      course_name: 'Master of Arts',
      sem_year: 'Semester 1',
      batch: 'July 2026',
      subject_name: 'Poetry',
      start_date: '2026-11-30',
      start_time: '18:00',
      end_date: '2026-12-01',
      end_time: '19:00',
    };
    let id = '';
    expect(
      await announced(async () => ({ id } = (await admin('POST', 'live-lectures', lecture)).body as Fields)),
    ).toEqual(['live-lectures', 'live-lectures:2026-11', 'live-lectures:2026-12']);
    expect(
      await announced(() => admin('PUT', `live-lectures/${id}`, { start_date: '2027-01-05', end_date: '2027-01-05' })),
    ).toEqual(['live-lectures', 'live-lectures:2026-11', 'live-lectures:2026-12', 'live-lectures:2027-01']);
    expect(await announced(() => admin('DELETE', `live-lectures/${id}`))).toEqual([
      'live-lectures',
      'live-lectures:2027-01',
    ]);
  });

  test('the day’s change in Asia/Kolkata is announced once', async () => {
    const [hour, minute] = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      minute: 'numeric',
    })
      .format(api.deps.clock.now())
      .split(':')
      .map(Number);
    const untilMidnight = (24 * 60 - Number(hour) * 60 - Number(minute)) * 60_000;
    expect(await announced(() => api.deps.clock.advance(untilMidnight))).toEqual(['day']);
    const { body } = await call('GET', '/content/day');
    expect(body).toEqual({ data: { date: dayIn(api.deps.clock.now()) } });
  });
});

describe('ADMIN-40 the content’s version in this process', () => {
  // The day before took the other one's time.
  beforeAll(async () => void (token = await tokenOf(call, ROLE.ADMIN)));
  const everything = (version: number) => ({ event: 'change', data: { version, tags: ['*'] } });
  const restored = (statement: string) => api.deps.db.execute(statement);
  const header = async () => (await fetch(`${api.url}/program/menu`)).headers.get(CONTENT_VERSION_HEADER);

  test('after a restore of the database everything is read again, whatever its newest version', async () => {
    const changes = await openChanges(api.url);
    await changes.next();
    const before = api.deps.feed.version();
    await restored(`delete from content_changes where version > ${before - 2}`);
    await api.deps.feed.catchUp();
    expect(await changes.next()).toMatchObject(everything(before - 2));
    expect([api.deps.feed.version(), await header()]).toEqual([before - 2, String(before - 2)]);

    await restored(`update content_changes set at = at - interval '1 day' where version = ${before - 2}`);
    await api.deps.feed.catchUp();
    expect(await changes.next()).toMatchObject(everything(before - 2));

    await restored(`delete from content_changes`);
    await api.deps.feed.catchUp();
    expect(await changes.next()).toMatchObject(everything(0));
    await publish('faqs', (await make('faqs', { question: 'After it?', answer: '' })).id);
    expect((await changes.next()).data).toMatchObject({
      version: 1,
      tags: ['faqs', expect.any(String), 'faqs:program='],
    });
    await changes.close();
  });

  test('a change that cannot be read is logged once, reported as a gap, and read later', async () => {
    const logged: string[] = [];
    const note = (_about: unknown, text: string) => void logged.push(text);
    const feed = await openFeed(api.deps.store, { clock: api.deps.clock, log: { error: note, info: note } as never });
    let broken = true;
    feed.beforeKnown(async () => {
      if (broken) throw new Error('The record cannot be read.');
    });
    const at = api.deps.clock.now().toISOString();
    await publish('faqs', (await make('faqs', { question: 'Read later?', answer: '' })).id);
    await feed.catchUp();
    await feed.catchUp();
    expect(logged).toEqual(['a change of the content cannot be read']);
    expect((feed.behindSince() ?? '') >= at).toBe(true);
    broken = false;
    await feed.catchUp();
    expect([feed.version(), feed.behindSince()]).toEqual([api.deps.feed.version(), null]);
    expect(logged.at(-1)).toBe('the changes of the content are read again');
    await feed.stop();
  });
});
