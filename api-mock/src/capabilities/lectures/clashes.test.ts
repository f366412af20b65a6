import {
  lecturesOverlap,
  isHeldBetween,
  type LectureClash,
  type LectureRecord,
  type LectureTimes,
} from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { rows } from '../../platform/database/database.ts';
import { lecturesBetween } from './lectures.ts';
import { onDays, OVERLAP } from './days.ts';
import { dataOf, daysOf, type Planner, plannerOf } from './testing/planner.ts';

let api: TestApi;
let planner: Planner;
beforeAll(async () => {
  api = await startTestApi();
  planner = await plannerOf(api);
});
afterAll(() => api.stop());

describe('clashes', () => {
  test('a lecture at the time of another of its batch is refused with 409, saved on purpose, and that is recorded', async () => {
    const a = await planner.made(planner.lecture('2035-03-06'));
    const at = { ...planner.lecture('2035-03-06', { start_time: '10:59', end_time: '12:00' }), batch: a.batch };
    const refused = await planner.ask('POST', '', at);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'CLASH', clashes: [{ id: a.id, why: 'batch' }] },
    ]);
    expect((await planner.ask('POST', '', { ...at, start_time: '11:00' })).status).toBe(201);
    const allowed = await planner.ask('POST', '', { ...at, batch: ` ${a.batch.toUpperCase()}`, allowClash: true });
    expect([allowed.status, allowed.body]).toMatchObject([201, { clash_allowed: true, batch: a.batch }]);
    const other = await planner.ask('POST', '', { ...at, sem_year: 'Semester 2' });
    expect(other.status).toBe(201);
    const all = dataOf<{ pairs: { lectures: LectureRecord[]; allowed: boolean }[] }>(
      await planner.ask('GET', '/clashes?from=2035-03-06&to=2035-03-06'),
    );
    expect(all.pairs.map(({ allowed: on, lectures }) => [on, lectures.length])).toEqual([
      [true, 2],
      [true, 2],
    ]);
  });

  test('a holiday is a clash; a cancelled lecture is none', async () => {
    const holiday = await planner.call('POST', '/admin/holidays', {
      token: planner.events,
      body: { date: '2035-04-04', title: 'Fair' },
    });
    const { id } = holiday.body as { id: string };
    const on = planner.lecture('2035-04-04');
    expect((await planner.ask('POST', '', on)).body).toMatchObject({
      code: 'CLASH',
      clashes: [{ id, why: 'holiday', title: 'Fair' }],
    });
    const saved = (await planner.ask('POST', '', { ...on, allowClash: true })).body as LectureRecord;
    await planner.ask('PUT', `/${saved.id}`, { cancelled: true });
    expect((await planner.ask('POST', '', { ...on, batch: saved.batch })).body).toMatchObject({
      clashes: [{ why: 'holiday' }],
    });
    const { holidays } = await planner.between('2035-04-01', '2035-04-30');
    expect(holidays).toEqual([{ id, date: '2035-04-04', title: 'Fair' }]);
  });

  test('a check says what would clash and whom it would reach, and saves nothing', async () => {
    const a = await planner.made(planner.lecture('2035-05-08'));
    const answer = await planner.ask('POST', '/check', { ...planner.lecture('2035-05-08'), batch: a.batch });
    expect([answer.status, dataOf(answer)]).toMatchObject([
      200,
      {
        clashes: [{ id: a.id, why: 'batch', of: { id: null } }],
        reach: {
          batches: [`Online MA English · Semester 1 · ${a.batch}`],
          feeds: 8,
          pages: ['/live-lecture'],
          within24h: false,
        },
        counts: { saved: 1, deleted: 0 },
      },
    ]);
    const own = { ...planner.lecture('2035-05-08', { start_time: '10:30' }), batch: a.batch, id: a.id };
    expect(dataOf(await planner.ask('POST', '/check', own))).toMatchObject({ clashes: [] });
    expect((await planner.between('2035-05-08', '2035-05-08')).lectures).toMatchObject([
      { version: 1, start_time: '10:00' },
    ]);
    const operations = [{ op: 'delete', id: a.id, version: 1 }];
    expect(dataOf(await planner.ask('POST', '/check', { operations }))).toMatchObject({
      counts: { saved: 0, deleted: 1 },
    });
  });

  test('a change within 24 hours says so', async () => {
    const soon = new Date(api.deps.clock.now().getTime() + 3 * 3_600_000 + 5.5 * 3_600_000).toISOString();
    const day = soon.slice(0, 10);
    const fields = planner.lecture(day, { start_time: soon.slice(11, 16), end_time: soon.slice(11, 16) });
    const { reach } = dataOf<{ reach: { beginsInMinutes: number; within24h: boolean } }>(
      await planner.ask('POST', '/check', fields),
    );
    expect(reach.within24h).toBe(true);
    expect(Math.abs(reach.beginsInMinutes - 180)).toBeLessThanOrEqual(2);
  });
});

describe('ADMIN-10 what lectures are planned with', () => {
  test('a batch is made with its first lecture, in the spelling of the first; with lectures it is not deleted', async () => {
    const a = await planner.made(planner.lecture('2035-06-05'));
    const filter = encodeURIComponent(JSON.stringify({ batch: a.batch }));
    const [batch] = (await planner.call('GET', `/admin/batches?filter=${filter}`, { token: planner.events })).body as {
      id: string;
    }[];
    expect(batch).toMatchObject({ course_name: 'Online MA English', sem_year: 'Semester 1', batch: a.batch });
    const again = await planner.made({
      ...planner.lecture('2035-06-06'),
      course_name: 'ONLINE  MA english',
      batch: a.batch.toLowerCase(),
    });
    expect(again).toMatchObject({ course_name: 'Online MA English', batch: a.batch });
    const refused = await planner.call('DELETE', `/admin/batches/${batch?.id}`, { token: planner.events });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'IN_USE' }]);
    await planner.call('PUT', `/admin/batches/${batch?.id}`, { token: planner.events, body: { batch: 'Renamed' } });
    expect(await planner.read(a.id)).toMatchObject({ batch: 'Renamed', version: 2 });
    expect(await planner.read(again.id)).toMatchObject({ batch: 'Renamed' });
    const twice = await planner.call('POST', '/admin/batches', {
      token: planner.events,
      body: { course_name: 'Online ma English', sem_year: 'semester 1', batch: 'renamed' },
    });
    expect(twice.status).toBe(400);
  });

  test('there is one holiday a day', async () => {
    const body = { date: '2035-07-07', title: 'Fair' };
    expect((await planner.call('POST', '/admin/holidays', { token: planner.events, body })).status).toBe(201);
    const second = await planner.call('POST', '/admin/holidays', { token: planner.events, body });
    expect([second.status, second.body]).toMatchObject([400, { errors: { date: expect.any(String) as string } }]);
  });

  test('ROLE-05 the history of a lecture is for ADMIN alone, and tells who, when and what before', async () => {
    const a = await planner.made(planner.lecture('2035-08-07'));
    await planner.ask('PUT', `/${a.id}`, { start_time: '10:30' });
    await planner.ask('DELETE', `/${a.id}`);
    expect((await planner.ask('GET', `/${a.id}/history`)).status).toBe(403);
    const history = await planner.ask('GET', `/${a.id}/history`, undefined, planner.admin);
    expect([history.status, dataOf(history)]).toMatchObject([
      200,
      [
        { verb: 'delete', after: null, before: { start_time: '10:30' } },
        { verb: 'update', before: { start_time: '10:00' }, after: { start_time: '10:30' } },
        { verb: 'create', before: null, by: expect.any(String) as string },
      ],
    ]);
  });
});

describe('ENT-13 a lecture that ends at 00:00 is held on the day it begins', () => {
  const late = (day: string, next: string, rest: object = {}) =>
    planner.lecture(day, { start_time: '22:00', end_date: next, end_time: '00:00', ...rest });

  test('for clashes, checks, lists, the schedule and the planner', async () => {
    await planner.holiday('2037-01-26', 'Republic Day');
    const made = await planner.made(late('2037-01-25', '2037-01-26'));
    const dawn = { ...planner.lecture('2037-01-26', { start_time: '00:00', end_time: '01:00' }), batch: made.batch };
    const check = dataOf<{ clashes: LectureClash[] }>(await planner.ask('POST', '/check', dawn));
    expect(check.clashes.map(({ why }) => why)).toEqual(['holiday']);
    expect((await planner.between('2037-01-26', '2037-01-26')).lectures).toEqual([]);
    expect((await planner.between('2037-01-25', '2037-01-25')).lectures).toHaveLength(1);
    expect(await planner.shown('2037-01-26')).toEqual([]);
    expect(await planner.shown('2037-01-25')).toHaveLength(1);
    expect(dataOf(await planner.ask('GET', '/clashes?from=2037-01-25&to=2037-01-26'))).toEqual({
      pairs: [],
      holidays: [],
    });
    const listed = async (from: string) =>
      (
        await planner.ask(
          'GET',
          `?filter=${encodeURIComponent(JSON.stringify({ end_date_gte: from, batch: made.batch }))}`,
        )
      ).body as LectureRecord[];
    expect([await listed('2037-01-25'), await listed('2037-01-26')]).toMatchObject([[{ id: made.id }], []]);
  });

  test('a series that skips holidays has it on the evening before one, when it is made and when it is moved', async () => {
    await planner.holiday('2036-08-15', 'Independence Day');
    // 2036-08-14 is a Thursday.
    const first = await planner.made({
      ...late('2036-08-07', '2036-08-08'),
      repeat: { weekdays: [4], until: '2036-08-21', skipHolidays: true },
    });
    expect(daysOf(await planner.ofSeries(first))).toEqual(['2036-08-07', '2036-08-14', '2036-08-21']);
    const other = await planner.made({
      ...late('2036-08-06', '2036-08-07'),
      repeat: { weekdays: [3], until: '2036-08-20', skipHolidays: true },
    });
    await planner.ask('PUT', `/${other.id}?scope=all`, { start_date: '2036-08-07', end_date: '2036-08-08' });
    expect(daysOf(await planner.ofSeries(other))).toEqual(['2036-08-07', '2036-08-14', '2036-08-21']);
  });

  test('a cancelled one is on the schedule until its end, which is not part of it', async () => {
    const made = await planner.made(late('2037-02-03', '2037-02-04'));
    await planner.ask('PUT', `/${made.id}`, { cancelled: true });
    const shownAt = async (day: string, time: string) =>
      (await lecturesBetween(api.deps.db, '2037-02-03', '2037-02-03', { day, time })).length;
    expect([await shownAt('2037-02-03', '23:59'), await shownAt('2037-02-04', '00:00')]).toEqual([1, 0]);
  });

  test('the database and the contract say the same of any two lectures', async () => {
    const day = fc.integer({ min: 1, max: 4 }).map((number) => `2037-06-0${number}`);
    const time = fc.constantFrom('00:00', '00:30', '09:00', '23:30');
    const times = fc
      .tuple(day, time, day, time)
      .map(([a, at, b, to]) => [`${a}T${at}`, `${b}T${to}`].toSorted())
      .map(([start = '', end = '']): LectureTimes => {
        const [[start_date = '', start_time = ''], [end_date = '', end_time = '']] = [start.split('T'), end.split('T')];
        return { start_date, start_time, end_date, end_time };
      });
    const days = fc.tuple(day, day).map(([a, b]) => (a < b ? { first: a, last: b } : { first: b, last: a }));
    const cases = fc.sample(fc.record({ n: times, l: times, days }), { numRuns: 300, seed: 14 });
    const given = cases.map(({ n, l, days: between }, row) => ({ row, n, l, ...between }));
    const lecture = sql.raw('start_date date, start_time text, end_date date, end_time text');
    const found = await rows<{ at_once: boolean; on_days: boolean }>(
      api.deps.db,
      sql`select ${OVERLAP} as at_once, ${onDays(sql.raw('first'), sql.raw('last'), 'n')} as on_days
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as e("row" int, n jsonb, l jsonb, first date, last date),
            jsonb_to_record(e.n) as n(${lecture}), jsonb_to_record(e.l) as l(${lecture})
          order by e."row"`,
    );
    expect(found).toEqual(
      cases.map(({ n, l, days: { first, last } }) => ({
        at_once: lecturesOverlap(n, l),
        on_days: isHeldBetween(n, first, last),
      })),
    );
  });
});
