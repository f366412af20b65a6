import type { LectureChange } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { dataOf, daysOf, type Planner, plannerOf } from './testing/planner.ts';

let api: TestApi;
let planner: Planner;
beforeAll(async () => {
  api = await startTestApi();
  planner = await plannerOf(api);
});
afterAll(() => api.stop());

describe('lectures that repeat', () => {
  // 2036-01-07 is a Monday.
  const repeating = (rest: object = {}, repeat: object = {}) => ({
    ...planner.lecture('2036-01-07', rest),
    repeat: { weekdays: [1, 3], until: '2036-01-30', skipHolidays: true, ...repeat },
  });

  test('a weekly pattern until a day, which is included, without holidays; the first is answered', async () => {
    await planner.holiday('2036-01-14', 'Pongal');
    const first = await planner.made(repeating());
    expect(first).toMatchObject({ start_date: '2036-01-07', version: 1 });
    expect(first.series_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(daysOf(await planner.ofSeries(first))).toEqual([
      '2036-01-07',
      '2036-01-09',
      '2036-01-16',
      '2036-01-21',
      '2036-01-23',
      '2036-01-28',
      '2036-01-30',
    ]);
    const late = await planner.ask('POST', '', repeating({}, { until: '2037-01-09' }));
    expect([late.status, late.body]).toMatchObject([400, { errors: { 'repeat.until': expect.any(String) as string } }]);
    expect((await planner.ask('POST', '', repeating({}, { weekdays: [0] }))).status).toBe(400);
  });

  test('one is changed by itself, stays as it is when the others move, and goes with them when all are deleted', async () => {
    const first = await planner.made(
      repeating({ start_date: '2036-02-04', end_date: '2036-02-04' }, { weekdays: [1], until: '2036-03-03' }),
    );
    const [, second, third, fourth] = await planner.ofSeries(first);
    await planner.ask('PUT', `/${third?.id}`, { start_time: '15:00', end_time: '16:00' });
    expect(await planner.read(third?.id ?? '')).toMatchObject({ is_exception: true, start_time: '15:00' });
    const moved = await planner.ask('PUT', `/${second?.id}?scope=following`, {
      start_date: '2036-02-12',
      end_date: '2036-02-12',
      start_time: '11:00',
      end_time: '12:30',
    });
    expect(moved.body).toMatchObject({ start_date: '2036-02-12', is_exception: false });
    const times = (await planner.ofSeries(first)).map(({ start_date, start_time, end_time }) => [
      start_date,
      start_time,
      end_time,
    ]);
    expect(times).toEqual([
      ['2036-02-04', '10:00', '11:00'],
      ['2036-02-12', '11:00', '12:30'],
      ['2036-02-18', '15:00', '16:00'],
      ['2036-02-26', '11:00', '12:30'],
      ['2036-03-04', '11:00', '12:30'],
    ]);
    const back = await planner.undo(moved.headers.get('x-change-id') ?? '');
    expect(dataOf<LectureChange>(back).lectures).toHaveLength(3);
    expect(daysOf(await planner.ofSeries(first))).toEqual([
      '2036-02-04',
      '2036-02-11',
      '2036-02-18',
      '2036-02-25',
      '2036-03-03',
    ]);
    await planner.ask('PUT', `/${fourth?.id}?scope=all`, { subject_name: 'Prose' });
    expect((await planner.ofSeries(first)).map(({ subject_name }) => subject_name)).toEqual([
      'Prose',
      'Prose',
      'Poetry',
      'Prose',
      'Prose',
    ]);
    expect((await planner.ask('DELETE', `/${second?.id}?scope=following`)).status).toBe(200);
    expect(daysOf(await planner.ofSeries(first))).toEqual(['2036-02-04']);
    await planner.ask('DELETE', `/${first.id}?scope=all`);
    expect(await planner.ofSeries(first)).toEqual([]);
  });

  test('a series that skips holidays goes on skipping them when it moves, and gets back the day it had skipped', async () => {
    await planner.holiday('2036-04-14', 'New Year');
    await planner.holiday('2036-04-22', 'Fair');
    const first = await planner.made(
      repeating({ start_date: '2036-04-07', end_date: '2036-04-07' }, { weekdays: [1], until: '2036-04-28' }),
    );
    expect(daysOf(await planner.ofSeries(first))).toEqual(['2036-04-07', '2036-04-21', '2036-04-28']);
    const moved = await planner.ask('PUT', `/${first.id}?scope=all`, {
      start_date: '2036-04-08',
      end_date: '2036-04-08',
    });
    expect(moved.status).toBe(200);
    expect(daysOf(await planner.ofSeries(first))).toEqual(['2036-04-08', '2036-04-15', '2036-04-29']);
    await planner.undo(moved.headers.get('x-change-id') ?? '');
    expect(daysOf(await planner.ofSeries(first))).toEqual(['2036-04-07', '2036-04-21', '2036-04-28']);
  });

  test('cancelling all cancels those changed by themselves too', async () => {
    const first = await planner.made(
      repeating({ start_date: '2036-05-05', end_date: '2036-05-05' }, { weekdays: [1], until: '2036-05-19' }),
    );
    const [, second] = await planner.ofSeries(first);
    await planner.ask('PUT', `/${second?.id}`, { subject_name: 'Guest lecture' });
    await planner.ask('PUT', `/${first.id}?scope=all`, { cancelled: true });
    expect((await planner.ofSeries(first)).map(({ cancelled, subject_name }) => [cancelled, subject_name])).toEqual([
      [true, 'Poetry'],
      [true, 'Guest lecture'],
      [true, 'Poetry'],
    ]);
  });
});
