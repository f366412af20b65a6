import type { LectureRecord } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { dataOf, type Planner, plannerOf } from './testing/planner.ts';

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
