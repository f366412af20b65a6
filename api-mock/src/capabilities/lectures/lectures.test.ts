import { eventOptions, lectureEvent, nextLectureAnswer, ROLE } from '@prospectus/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { sampleOf } from '../../testing/samples.ts';
import { addDays, localTime } from './days.ts';
import { lectures } from './tables.ts';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.EVENT_CREATER);
});
afterAll(() => api.stop());

const save = (fields: object) =>
  call('POST', '/admin/live-lectures', { token, body: { ...sampleOf('live-lectures').create(1), ...fields } });
const between = async (startDate: string, endDate: string, slash = '') => {
  const { status, body } = await call('GET', `/liveLecture${slash}?startDate=${startDate}&endDate=${endDate}`);
  expect(status).toBe(200);
  const events = z.array(lectureEvent).parse(body);
  expect(events).toEqual(body);
  return events;
};

describe('API-23 GET /liveLecture', () => {
  test('SCHED-13 ENT-13 a bare array with exact keys, with and without the slash', async () => {
    await save({ start_date: '2031-03-05', end_date: '2031-03-05' });
    const events = await between('2031-03-01', '2031-03-31');
    expect(events).toMatchObject([{ start_date: '2031-03-05', start_time: '09:30', end_time: '11:00' }]);
    expect(await between('2031-03-01', '2031-03-31', '/')).toEqual(events);
  });

  test('both days are included, and a lecture across the edge counts', async () => {
    await save({ start_date: '2032-01-31', start_time: '22:00', end_date: '2032-02-01', end_time: '01:00' });
    for (const [first, last, found] of [
      ['2032-02-01', '2032-02-10', 1],
      ['2032-01-01', '2032-01-31', 1],
      ['2032-02-02', '2032-02-10', 0],
      ['2032-01-01', '2032-01-30', 0],
    ] as const) {
      expect([first, last, (await between(first, last)).length]).toEqual([first, last, found]);
    }
  });

  test.each([
    ['startDate=2025-02-30&endDate=2025-03-01', 'startDate'],
    ['startDate=yesterday&endDate=2025-03-01', 'startDate'],
    ['startDate=2025-03-01', 'endDate'],
    ['startDate=2025-03-02&endDate=2025-03-01', 'endDate'],
    ['startDate=2025-01-01&endDate=2026-02-05', 'endDate'],
  ])('%s answers 400', async (query, field) => {
    const { status, body } = await call('GET', `/liveLecture?${query}`);
    expect([status, body]).toMatchObject([
      400,
      { code: 'INVALID_FIELDS', errors: { [field]: expect.any(String) as string } },
    ]);
  });

  test('400 days are allowed', async () => {
    expect((await between('2025-01-01', '2026-02-04')).length).toBeGreaterThan(0);
  });
});

describe('the next class of a course', () => {
  const { day, time } = localTime(new Date());
  const course_name = 'Next of all';
  const next = async () => {
    const { body } = await call('GET', `/lectures/next?course_name=${encodeURIComponent(course_name)}`);
    return nextLectureAnswer.parse((body as { data: unknown }).data).lecture?.subject_name;
  };
  const on = async (start: string, subject_name: string, end_time = '23:59') =>
    (
      (
        await save({
          ...{ course_name, subject_name, start_date: start, start_time: '00:00', end_date: start, end_time },
          // Any of the days may be a holiday.
          allowClash: true,
        })
      ).body as { id: string }
    ).id;

  test('the first that is not over, of two weeks; neither a cancelled one nor another course’s', async () => {
    expect(await next()).toBeUndefined();
    await on(addDays(day, 14), 'Too far');
    await on(addDays(day, -1), 'Over since yesterday');
    await on(day, 'Over today', time);
    expect(await next()).toBeUndefined();
    const last = await on(addDays(day, 13), 'In two weeks');
    expect(await next()).toBe('In two weeks');
    const soon = await on(addDays(day, 1), 'Tomorrow');
    expect(await next()).toBe('Tomorrow');
    await call('PUT', `/admin/live-lectures/${soon}`, { token, body: { cancelled: true } });
    expect(await next()).toBe('In two weeks');
    await call('DELETE', `/admin/live-lectures/${last}`, { token });
    expect(await next()).toBeUndefined();
  });

  test('a course must be named', async () => {
    expect((await call('GET', '/lectures/next')).status).toBe(400);
  });
});

describe('ADMIN-10 saving', () => {
  test('ENT-13 the end may not precede the start, also when only one of them changes', async () => {
    const sameDay = await save({ start_time: '11:00', end_time: '10:59' });
    expect([sameDay.status, sameDay.body]).toMatchObject([
      400,
      { errors: { end_time: 'The end may not precede the start.' } },
    ]);
    expect((await save({ end_date: '2025-03-04' })).body).toMatchObject({
      errors: { end_date: 'The end may not precede the start.' },
    });
    const { id } = (await save({ start_time: '10:00', end_time: '10:00' })).body as { id: string };
    const moved = await call('PUT', `/admin/live-lectures/${id}`, { token, body: { start_time: '10:01' } });
    expect(moved.status).toBe(400);
  });

  test.each([
    ['end_date', '2025-03-04'],
    ['end_time', '09:29'],
    ['start_time', '9:30'],
    ['batch', ''],
    ['subject_name', 'x'.repeat(161)],
  ])('ENT-13 the table itself refuses a lecture with %s %s', async (field, value) => {
    const now = new Date();
    const { create } = sampleOf('live-lectures');
    const row = { ...create(1), [field]: value, id: v7(), created_at: now, updated_at: now };
    await expect(api.deps.db.insert(lectures).values(row as typeof lectures.$inferInsert)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });

  test('a saved lecture is on the schedule at once, a deleted one is not', async () => {
    const { id } = (await save({ start_date: '2033-05-05', end_date: '2033-05-05' })).body as { id: string };
    expect(await between('2033-05-05', '2033-05-05')).toHaveLength(1);
    await call('DELETE', `/admin/live-lectures/${id}`, { token });
    expect(await between('2033-05-05', '2033-05-05')).toHaveLength(0);
  });
});

test('API-24 SCHED-04 the filters’ choices, each once', async () => {
  await save({ batch: 'Twice' });
  await save({ batch: 'twice ', start_date: '2025-03-06', end_date: '2025-03-06' });
  const { body } = await call('GET', '/eventoptions');
  const options = eventOptions.parse((body as { data: unknown }).data);
  for (const values of Object.values(options)) expect(new Set(values).size).toBe(values.length);
  expect(options.batch).toContain('Twice');
  expect(options.courseName.length).toBeGreaterThan(1);
});
