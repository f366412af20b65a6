import { type LectureChange, type LectureRecord, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Answered, type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let call: Call;
let events: string;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  [events, admin] = [await tokenOf(call, ROLE.EVENT_CREATER), await tokenOf(call, ROLE.ADMIN)];
});
afterAll(() => api.stop());

const PATH = '/admin/live-lectures';
let count = 0;
/** A lecture of a batch that nothing else in this file has. */
const lecture = (day: string, rest: object = {}) => ({
  course_name: 'Online MA English',
  sem_year: 'Semester 1',
  batch: `Planner ${++count}`,
  subject_name: 'Poetry',
  start_date: day,
  start_time: '10:00',
  end_date: day,
  end_time: '11:00',
  ...rest,
});
const ask = (method: string, path: string, body?: unknown, token = events): Promise<Answered> =>
  call(method, `${PATH}${path}`, { token, ...(body !== undefined && { body }) });
const made = async (fields: object): Promise<LectureRecord> => {
  const { status, body } = await ask('POST', '', fields);
  expect([status, body]).toMatchObject([201, {}]);
  return body as LectureRecord;
};
const dataOf = <T>({ body }: Answered): T => (body as { data: T }).data;
const change = async (operations: object[], rest: object = {}): Promise<LectureChange> => {
  const answer = await ask('POST', '/changes', { operations, ...rest });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return dataOf(answer);
};
const undo = (id: string, token = events) => ask('POST', `/changes/${id}/undo`, {}, token);
const read = async (id: string) => (await ask('GET', `/${id}`)).body as LectureRecord;
const between = async (from: string, to: string, query = '') =>
  dataOf<{ lectures: LectureRecord[]; holidays: { date: string; title: string }[] }>(
    await ask('GET', `/between?from=${from}&to=${to}${query}`),
  );
const shown = async (day: string) => {
  const { body } = await call('GET', `/liveLecture?startDate=${day}&endDate=${day}`);
  return body as Record<string, unknown>[];
};
const daysOf = (lectures: readonly LectureRecord[]) => lectures.map(({ start_date }) => start_date).toSorted();

describe('SCHED-13 changes', () => {
  test('operations are one change, all of them or none, and the answer has every lecture', async () => {
    const [a, b] = [await made(lecture('2034-05-01')), await made(lecture('2034-05-02'))];
    const done = await change([
      { op: 'create', fields: lecture('2034-05-03') },
      { op: 'update', id: a.id, version: 1, fields: { start_date: '2034-05-04', end_date: '2034-05-04' } },
      { op: 'delete', id: b.id, version: 1 },
    ]);
    expect(daysOf(done.lectures)).toEqual(['2034-05-03', '2034-05-04']);
    expect(done.deleted).toEqual([b.id]);
    expect(daysOf((await between('2034-05-01', '2034-05-09')).lectures)).toEqual(['2034-05-03', '2034-05-04']);

    const failed = await ask('POST', '/changes', {
      operations: [
        { op: 'update', id: a.id, version: 2, fields: { subject_name: 'Prose' } },
        { op: 'create', fields: lecture('2034-05-05', { end_time: '09:00' }) },
      ],
    });
    expect([failed.status, failed.body]).toMatchObject([400, { errors: { 'operations.1.fields.end_time': /./ } }]);
    expect(await read(a.id)).toMatchObject({ subject_name: 'Poetry', version: 2 });
  });

  test('a stale version answers 409 and names every lecture that was changed since', async () => {
    const [a, b] = [await made(lecture('2034-06-01')), await made(lecture('2034-06-02'))];
    for (const { id } of [a, b]) await ask('PUT', `/${id}`, { subject_name: 'Drama' });
    const stale = await ask('POST', '/changes', {
      operations: [a, b].map(({ id }) => ({ op: 'update', id, version: 1, fields: { subject_name: 'Prose' } })),
    });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        code: 'VERSION_CONFLICT',
        conflicts: [
          { id: a.id, version: 2 },
          { id: b.id, version: 2 },
        ],
      },
    ]);
  });

  test('a change is undone and done again; one whose lecture was changed since is not', async () => {
    const a = await made(lecture('2034-07-03'));
    const moved = await change([
      { op: 'update', id: a.id, version: 1, fields: { start_date: '2034-07-05', end_date: '2034-07-05' } },
    ]);
    expect(await read(a.id)).toMatchObject({ moved_from: { start_date: '2034-07-03' }, version: 2 });
    const back = dataOf<LectureChange>(await undo(moved.changeId));
    expect(back.lectures).toMatchObject([{ start_date: '2034-07-03', moved_from: null, version: 3 }]);
    expect((await undo(moved.changeId)).body).toMatchObject({ code: 'LOCKED' });
    const again = dataOf<LectureChange>(await undo(back.changeId));
    expect(again.lectures).toMatchObject([{ start_date: '2034-07-05', moved_from: { start_date: '2034-07-03' } }]);
    await ask('PUT', `/${a.id}`, { subject_name: 'Drama' });
    expect([(await undo(again.changeId)).status, (await undo(again.changeId)).body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', conflicts: [{ id: a.id }] },
    ]);
  });

  test('a deletion is undone; its change is named by a header of the call', async () => {
    const a = await made(lecture('2034-08-01'));
    const deleted = await ask('DELETE', `/${a.id}`);
    expect(await shown('2034-08-01')).toEqual([]);
    expect((await ask('GET', `/${a.id}`)).status).toBe(404);
    expect((await ask('GET', `?filter=${encodeURIComponent(JSON.stringify({ id: [a.id] }))}`)).body).toEqual([]);
    const restored = await undo(deleted.headers.get('x-change-id') ?? '');
    expect(dataOf<LectureChange>(restored).lectures).toMatchObject([{ id: a.id, start_date: '2034-08-01' }]);
    expect(await shown('2034-08-01')).toHaveLength(1);
  });

  test('another’s change is undone by an ADMIN, and looks like none to anyone else', async () => {
    const answer = await call('POST', PATH, { token: admin, body: lecture('2034-08-10') });
    const id = answer.headers.get('x-change-id') ?? '';
    expect((await undo(id)).status).toBe(404);
    expect((await undo(id, admin)).status).toBe(200);
  });

  test('of two that move a lecture at once, one is applied and the other answered 409', async () => {
    const a = await made(lecture('2034-09-01'));
    const move = (day: string) =>
      ask('POST', '/changes', {
        operations: [{ op: 'update', id: a.id, version: 1, fields: { start_date: day, end_date: day } }],
      });
    const answers = await Promise.all([move('2034-09-02'), move('2034-09-03')]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });
});

describe('SCHED-12 moved and cancelled lectures', () => {
  test('a move shows the old time, and moving back shows nothing', async () => {
    const a = await made(lecture('2035-01-08'));
    await ask('PUT', `/${a.id}`, { start_time: '12:00', end_time: '13:00' });
    expect(await shown('2035-01-08')).toMatchObject([
      { start_time: '12:00', moved_from: { start_date: '2035-01-08', start_time: '10:00', end_time: '11:00' } },
    ]);
    await ask('PUT', `/${a.id}`, { start_time: '10:00', end_time: '11:00' });
    expect(Object.keys((await shown('2035-01-08'))[0] ?? {})).toHaveLength(9);
  });

  test('a cancelled lecture stays on the schedule, marked', async () => {
    const a = await made(lecture('2035-01-10'));
    expect((await ask('PUT', `/${a.id}`, { cancelled: true })).body).toMatchObject({ cancelled: true });
    expect(await shown('2035-01-10')).toMatchObject([{ id: a.id, cancelled: true }]);
    expect((await between('2035-01-10', '2035-01-10')).lectures).toMatchObject([{ cancelled: true }]);
    await ask('PUT', `/${a.id}`, { cancelled: false });
    expect((await shown('2035-01-10'))[0]).not.toHaveProperty('cancelled');
  });

  test('after its end a cancelled lecture is gone, and after 14 days so is the old time of a moved one', async () => {
    const day = (ahead: number) =>
      new Date(api.deps.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const [gone, moved] = [
      await made(lecture(day(2), { allowClash: true })),
      await made(lecture(day(40), { allowClash: true })),
    ];
    await ask('PUT', `/${gone.id}`, { cancelled: true, allowClash: true });
    await ask('PUT', `/${moved.id}`, { start_time: '10:30', allowClash: true });
    const ids = async (at: string) => (await shown(at)).map(({ id }) => id);
    expect(await ids(day(2))).toContain(gone.id);
    const [before, later] = [day(2), day(40)];
    await api.deps.clock.advance(15 * 86_400_000);
    expect(await ids(before)).not.toContain(gone.id);
    expect((await shown(later)).find(({ id }) => id === moved.id)).not.toHaveProperty('moved_from');
    await api.deps.clock.setRight();
  });
});

describe('SCHED-14 clashes', () => {
  test('a lecture at the time of another of its batch is refused with 409, saved on purpose, and that is recorded', async () => {
    const a = await made(lecture('2035-03-06'));
    const at = { ...lecture('2035-03-06', { start_time: '10:59', end_time: '12:00' }), batch: a.batch };
    const refused = await ask('POST', '', at);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'CLASH', clashes: [{ id: a.id, why: 'batch' }] },
    ]);
    expect((await ask('POST', '', { ...at, start_time: '11:00' })).status).toBe(201);
    const allowed = await ask('POST', '', { ...at, batch: ` ${a.batch.toUpperCase()}`, allowClash: true });
    expect([allowed.status, allowed.body]).toMatchObject([201, { clash_allowed: true, batch: a.batch }]);
    const other = await ask('POST', '', { ...at, sem_year: 'Semester 2' });
    expect(other.status).toBe(201);
    const all = dataOf<{ pairs: { lectures: LectureRecord[]; allowed: boolean }[] }>(
      await ask('GET', '/clashes?from=2035-03-06&to=2035-03-06'),
    );
    expect(all.pairs.map(({ allowed: on, lectures }) => [on, lectures.length])).toEqual([
      [true, 2],
      [true, 2],
    ]);
  });

  test('a holiday is a clash; a cancelled lecture is none', async () => {
    const holiday = await call('POST', '/admin/holidays', {
      token: events,
      body: { date: '2035-04-04', title: 'Fair' },
    });
    const { id } = holiday.body as { id: string };
    const on = lecture('2035-04-04');
    expect((await ask('POST', '', on)).body).toMatchObject({
      code: 'CLASH',
      clashes: [{ id, why: 'holiday', title: 'Fair' }],
    });
    const saved = (await ask('POST', '', { ...on, allowClash: true })).body as LectureRecord;
    await ask('PUT', `/${saved.id}`, { cancelled: true });
    expect((await ask('POST', '', { ...on, batch: saved.batch })).body).toMatchObject({
      clashes: [{ why: 'holiday' }],
    });
    const { holidays } = await between('2035-04-01', '2035-04-30');
    expect(holidays).toEqual([{ id, date: '2035-04-04', title: 'Fair' }]);
  });

  test('a check says what would clash and whom it would reach, and saves nothing', async () => {
    const a = await made(lecture('2035-05-08'));
    const answer = await ask('POST', '/check', { ...lecture('2035-05-08'), batch: a.batch });
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
    const own = { ...lecture('2035-05-08', { start_time: '10:30' }), batch: a.batch, id: a.id };
    expect(dataOf(await ask('POST', '/check', own))).toMatchObject({ clashes: [] });
    expect((await between('2035-05-08', '2035-05-08')).lectures).toMatchObject([{ version: 1, start_time: '10:00' }]);
    const operations = [{ op: 'delete', id: a.id, version: 1 }];
    expect(dataOf(await ask('POST', '/check', { operations }))).toMatchObject({ counts: { saved: 0, deleted: 1 } });
  });

  test('a change within 24 hours says so', async () => {
    const soon = new Date(api.deps.clock.now().getTime() + 3 * 3_600_000 + 5.5 * 3_600_000).toISOString();
    const day = soon.slice(0, 10);
    const fields = lecture(day, { start_time: soon.slice(11, 16), end_time: soon.slice(11, 16) });
    const { reach } = dataOf<{ reach: { beginsInMinutes: number; within24h: boolean } }>(
      await ask('POST', '/check', fields),
    );
    expect(reach.within24h).toBe(true);
    expect(Math.abs(reach.beginsInMinutes - 180)).toBeLessThanOrEqual(2);
  });
});

describe('SCHED-15 lectures that repeat', () => {
  // 2036-01-07 is a Monday.
  const repeating = (rest: object = {}, repeat: object = {}) => ({
    ...lecture('2036-01-07', rest),
    repeat: { weekdays: [1, 3], until: '2036-01-30', skipHolidays: true, ...repeat },
  });
  const ofSeries = async ({ series_id }: LectureRecord, from = '2036-01-01', to = '2036-12-31') =>
    (await between(from, to)).lectures.filter((one) => one.series_id === series_id);

  test('a weekly pattern until a day, which is included, without holidays; the first is answered', async () => {
    await call('POST', '/admin/holidays', { token: events, body: { date: '2036-01-14', title: 'Pongal' } });
    const first = await made(repeating());
    expect(first).toMatchObject({ start_date: '2036-01-07', version: 1 });
    expect(first.series_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(daysOf(await ofSeries(first))).toEqual([
      '2036-01-07',
      '2036-01-09',
      '2036-01-16',
      '2036-01-21',
      '2036-01-23',
      '2036-01-28',
      '2036-01-30',
    ]);
    const late = await ask('POST', '', repeating({}, { until: '2037-01-09' }));
    expect([late.status, late.body]).toMatchObject([400, { errors: { 'repeat.until': expect.any(String) as string } }]);
    expect((await ask('POST', '', repeating({}, { weekdays: [0] }))).status).toBe(400);
  });

  test('one is changed by itself, stays as it is when the others move, and goes with them when all are deleted', async () => {
    const first = await made(
      repeating({ start_date: '2036-02-04', end_date: '2036-02-04' }, { weekdays: [1], until: '2036-03-03' }),
    );
    const [, second, third, fourth] = await ofSeries(first);
    await ask('PUT', `/${third?.id}`, { start_time: '15:00', end_time: '16:00' });
    expect(await read(third?.id ?? '')).toMatchObject({ is_exception: true, start_time: '15:00' });
    const moved = await ask('PUT', `/${second?.id}?scope=following`, {
      start_date: '2036-02-12',
      end_date: '2036-02-12',
      start_time: '11:00',
      end_time: '12:30',
    });
    expect(moved.body).toMatchObject({ start_date: '2036-02-12', is_exception: false });
    const times = (await ofSeries(first)).map(({ start_date, start_time, end_time }) => [
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
    const back = await undo(moved.headers.get('x-change-id') ?? '');
    expect(dataOf<LectureChange>(back).lectures).toHaveLength(3);
    expect(daysOf(await ofSeries(first))).toEqual([
      '2036-02-04',
      '2036-02-11',
      '2036-02-18',
      '2036-02-25',
      '2036-03-03',
    ]);
    await ask('PUT', `/${fourth?.id}?scope=all`, { subject_name: 'Prose' });
    expect((await ofSeries(first)).map(({ subject_name }) => subject_name)).toEqual([
      'Prose',
      'Prose',
      'Poetry',
      'Prose',
      'Prose',
    ]);
    expect((await ask('DELETE', `/${second?.id}?scope=following`)).status).toBe(200);
    expect(daysOf(await ofSeries(first))).toEqual(['2036-02-04']);
    await ask('DELETE', `/${first.id}?scope=all`);
    expect(await ofSeries(first)).toEqual([]);
  });

  test('a series that skips holidays goes on skipping them when it moves, and gets back the day it had skipped', async () => {
    await call('POST', '/admin/holidays', { token: events, body: { date: '2036-04-14', title: 'New Year' } });
    await call('POST', '/admin/holidays', { token: events, body: { date: '2036-04-22', title: 'Fair' } });
    const first = await made(
      repeating({ start_date: '2036-04-07', end_date: '2036-04-07' }, { weekdays: [1], until: '2036-04-28' }),
    );
    expect(daysOf(await ofSeries(first))).toEqual(['2036-04-07', '2036-04-21', '2036-04-28']);
    const moved = await ask('PUT', `/${first.id}?scope=all`, { start_date: '2036-04-08', end_date: '2036-04-08' });
    expect(moved.status).toBe(200);
    expect(daysOf(await ofSeries(first))).toEqual(['2036-04-08', '2036-04-15', '2036-04-29']);
    await undo(moved.headers.get('x-change-id') ?? '');
    expect(daysOf(await ofSeries(first))).toEqual(['2036-04-07', '2036-04-21', '2036-04-28']);
  });

  test('cancelling all cancels those changed by themselves too', async () => {
    const first = await made(
      repeating({ start_date: '2036-05-05', end_date: '2036-05-05' }, { weekdays: [1], until: '2036-05-19' }),
    );
    const [, second] = await ofSeries(first);
    await ask('PUT', `/${second?.id}`, { subject_name: 'Guest lecture' });
    await ask('PUT', `/${first.id}?scope=all`, { cancelled: true });
    expect((await ofSeries(first)).map(({ cancelled, subject_name }) => [cancelled, subject_name])).toEqual([
      [true, 'Poetry'],
      [true, 'Guest lecture'],
      [true, 'Poetry'],
    ]);
  });
});

describe('ADMIN-10 what lectures are planned with', () => {
  test('a batch is made with its first lecture, in the spelling of the first; with lectures it is not deleted', async () => {
    const a = await made(lecture('2035-06-05'));
    const filter = encodeURIComponent(JSON.stringify({ batch: a.batch }));
    const [batch] = (await call('GET', `/admin/batches?filter=${filter}`, { token: events })).body as { id: string }[];
    expect(batch).toMatchObject({ course_name: 'Online MA English', sem_year: 'Semester 1', batch: a.batch });
    const again = await made({
      ...lecture('2035-06-06'),
      course_name: 'ONLINE  MA english',
      batch: a.batch.toLowerCase(),
    });
    expect(again).toMatchObject({ course_name: 'Online MA English', batch: a.batch });
    const refused = await call('DELETE', `/admin/batches/${batch?.id}`, { token: events });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'IN_USE' }]);
    await call('PUT', `/admin/batches/${batch?.id}`, { token: events, body: { batch: 'Renamed' } });
    expect(await read(a.id)).toMatchObject({ batch: 'Renamed', version: 2 });
    expect(await read(again.id)).toMatchObject({ batch: 'Renamed' });
    const twice = await call('POST', '/admin/batches', {
      token: events,
      body: { course_name: 'Online ma English', sem_year: 'semester 1', batch: 'renamed' },
    });
    expect(twice.status).toBe(400);
  });

  test('there is one holiday a day', async () => {
    const body = { date: '2035-07-07', title: 'Fair' };
    expect((await call('POST', '/admin/holidays', { token: events, body })).status).toBe(201);
    const second = await call('POST', '/admin/holidays', { token: events, body });
    expect([second.status, second.body]).toMatchObject([400, { errors: { date: expect.any(String) as string } }]);
  });

  test('ROLE-05 the history of a lecture is for ADMIN alone, and tells who, when and what before', async () => {
    const a = await made(lecture('2035-08-07'));
    await ask('PUT', `/${a.id}`, { start_time: '10:30' });
    await ask('DELETE', `/${a.id}`);
    expect((await ask('GET', `/${a.id}/history`)).status).toBe(403);
    const history = await ask('GET', `/${a.id}/history`, undefined, admin);
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
