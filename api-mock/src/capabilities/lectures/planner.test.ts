import type { LectureChange, LectureChoices } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { dataOf, daysOf, PATH, type Planner, plannerOf } from './testing/planner.ts';

let api: TestApi;
let planner: Planner;
beforeAll(async () => {
  api = await startTestApi();
  planner = await plannerOf(api);
});
afterAll(() => api.stop());

describe('changes', () => {
  test('operations are one change, all of them or none, and the answer has every lecture', async () => {
    const [a, b] = [
      await planner.made(planner.lecture('2034-05-01')),
      await planner.made(planner.lecture('2034-05-02')),
    ];
    const done = await planner.change([
      { op: 'create', fields: planner.lecture('2034-05-03') },
      { op: 'update', id: a.id, version: 1, fields: { start_date: '2034-05-04', end_date: '2034-05-04' } },
      { op: 'delete', id: b.id, version: 1 },
    ]);
    expect(daysOf(done.lectures)).toEqual(['2034-05-03', '2034-05-04']);
    expect(done.deleted).toEqual([b.id]);
    expect(daysOf((await planner.between('2034-05-01', '2034-05-09')).lectures)).toEqual(['2034-05-03', '2034-05-04']);

    const failed = await planner.ask('POST', '/changes', {
      operations: [
        { op: 'update', id: a.id, version: 2, fields: { subject_name: 'Prose' } },
        { op: 'create', fields: planner.lecture('2034-05-05', { end_time: '09:00' }) },
      ],
    });
    expect([failed.status, failed.body]).toMatchObject([400, { errors: { 'operations.1.fields.end_time': /./ } }]);
    expect(await planner.read(a.id)).toMatchObject({ subject_name: 'Poetry', version: 2 });
  });

  test('a stale version answers 409 and names every lecture that was changed since', async () => {
    const [a, b] = [
      await planner.made(planner.lecture('2034-06-01')),
      await planner.made(planner.lecture('2034-06-02')),
    ];
    for (const { id } of [a, b]) await planner.ask('PUT', `/${id}`, { subject_name: 'Drama' });
    const stale = await planner.ask('POST', '/changes', {
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
    const a = await planner.made(planner.lecture('2034-07-03'));
    const moved = await planner.change([
      { op: 'update', id: a.id, version: 1, fields: { start_date: '2034-07-05', end_date: '2034-07-05' } },
    ]);
    expect(await planner.read(a.id)).toMatchObject({ moved_from: { start_date: '2034-07-03' }, version: 2 });
    const back = dataOf<LectureChange>(await planner.undo(moved.changeId));
    expect(back.lectures).toMatchObject([{ start_date: '2034-07-03', moved_from: null, version: 3 }]);
    expect((await planner.undo(moved.changeId)).body).toMatchObject({ code: 'LOCKED' });
    const again = dataOf<LectureChange>(await planner.undo(back.changeId));
    expect(again.lectures).toMatchObject([{ start_date: '2034-07-05', moved_from: { start_date: '2034-07-03' } }]);
    await planner.ask('PUT', `/${a.id}`, { subject_name: 'Drama' });
    expect([(await planner.undo(again.changeId)).status, (await planner.undo(again.changeId)).body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', conflicts: [{ id: a.id }] },
    ]);
  });

  test('several changes of one lecture are undone one by one and done again one by one', async () => {
    const a = await planner.made(planner.lecture('2034-07-17'));
    const move = (version: number, day: string) =>
      planner.change([{ op: 'update', id: a.id, version, fields: { start_date: day, end_date: day } }]);
    const first = await move(1, '2034-07-18');
    const second = await move(2, '2034-07-19');
    const backTo = async (id: string, day: string) => {
      const undone = dataOf<LectureChange>(await planner.undo(id));
      expect(undone.lectures).toMatchObject([{ id: a.id, start_date: day }]);
      return undone.changeId;
    };
    const secondBack = await backTo(second.changeId, '2034-07-18');
    const firstBack = await backTo(first.changeId, '2034-07-17');
    await backTo(firstBack, '2034-07-18');
    await backTo(secondBack, '2034-07-19');
  });

  test('a lecture is planned from the courses, semesters, batches and subjects that there are', async () => {
    const made = await planner.made(planner.lecture('2034-11-06', { subject_name: 'Rhetoric' }));
    const choices = dataOf<LectureChoices>(await planner.ask('GET', '/choices'));
    const semester = choices
      .find(({ course_name }) => course_name === made.course_name)
      ?.semesters.find(({ sem_year }) => sem_year === made.sem_year);
    expect(semester?.batches).toContain(made.batch);
    expect(semester?.subjects).toContain('Rhetoric');
    expect(choices.map(({ course_name }) => course_name)).toContain('Master of Business Administration');
  });

  test('a deletion is undone; its change is named by a header of the call', async () => {
    const a = await planner.made(planner.lecture('2034-08-01'));
    const deleted = await planner.ask('DELETE', `/${a.id}`);
    expect(await planner.shown('2034-08-01')).toEqual([]);
    expect((await planner.ask('GET', `/${a.id}`)).status).toBe(404);
    expect((await planner.ask('GET', `?filter=${encodeURIComponent(JSON.stringify({ id: [a.id] }))}`)).body).toEqual(
      [],
    );
    const restored = await planner.undo(deleted.headers.get('x-change-id') ?? '');
    expect(dataOf<LectureChange>(restored).lectures).toMatchObject([{ id: a.id, start_date: '2034-08-01' }]);
    expect(await planner.shown('2034-08-01')).toHaveLength(1);
  });

  test('another’s change is undone by an ADMIN, and looks like none to anyone else', async () => {
    const answer = await planner.call('POST', PATH, { token: planner.admin, body: planner.lecture('2034-08-10') });
    const id = answer.headers.get('x-change-id') ?? '';
    expect((await planner.undo(id)).status).toBe(404);
    expect((await planner.undo(id, planner.admin)).status).toBe(200);
  });

  test('of two that move a lecture at once, one is applied and the other answered 409', async () => {
    const a = await planner.made(planner.lecture('2034-09-01'));
    const move = (day: string) =>
      planner.ask('POST', '/changes', {
        operations: [{ op: 'update', id: a.id, version: 1, fields: { start_date: day, end_date: day } }],
      });
    const answers = await Promise.all([move('2034-09-02'), move('2034-09-03')]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });
});

describe('moved and cancelled lectures', () => {
  test('a move shows the old time, and moving back shows nothing', async () => {
    const a = await planner.made(planner.lecture('2035-01-08'));
    await planner.ask('PUT', `/${a.id}`, { start_time: '12:00', end_time: '13:00' });
    expect(await planner.shown('2035-01-08')).toMatchObject([
      { start_time: '12:00', moved_from: { start_date: '2035-01-08', start_time: '10:00', end_time: '11:00' } },
    ]);
    await planner.ask('PUT', `/${a.id}`, { start_time: '10:00', end_time: '11:00' });
    expect(Object.keys((await planner.shown('2035-01-08'))[0] ?? {})).toHaveLength(9);
  });

  test('a cancelled lecture stays on the schedule, marked', async () => {
    const a = await planner.made(planner.lecture('2035-01-10'));
    expect((await planner.ask('PUT', `/${a.id}`, { cancelled: true })).body).toMatchObject({ cancelled: true });
    expect(await planner.shown('2035-01-10')).toMatchObject([{ id: a.id, cancelled: true }]);
    expect((await planner.between('2035-01-10', '2035-01-10')).lectures).toMatchObject([{ cancelled: true }]);
    await planner.ask('PUT', `/${a.id}`, { cancelled: false });
    expect((await planner.shown('2035-01-10'))[0]).not.toHaveProperty('cancelled');
  });

  test('after its end a cancelled lecture is gone, and after 14 days so is the old time of a moved one', async () => {
    const day = (ahead: number) =>
      new Date(api.deps.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const [gone, moved] = [
      await planner.made(planner.lecture(day(2), { allowClash: true })),
      await planner.made(planner.lecture(day(40), { allowClash: true })),
    ];
    await planner.ask('PUT', `/${gone.id}`, { cancelled: true, allowClash: true });
    await planner.ask('PUT', `/${moved.id}`, { start_time: '10:30', allowClash: true });
    const ids = async (at: string) => (await planner.shown(at)).map(({ id }) => id);
    expect(await ids(day(2))).toContain(gone.id);
    const [before, later] = [day(2), day(40)];
    await api.deps.clock.advance(15 * 86_400_000);
    expect(await ids(before)).not.toContain(gone.id);
    expect((await planner.shown(later)).find(({ id }) => id === moved.id)).not.toHaveProperty('moved_from');
    await api.deps.clock.setRight();
  });
});
