import { type LectureChange, type LectureRecord, ROLE } from '@prospectus/contract';
import { expect } from 'vitest';

import { type Answered, callsTo, tokenOf } from '../../../testing/calls.ts';
import type { TestApi } from '../../../testing/index.ts';

export const PATH = '/admin/live-lectures';

export const dataOf = <T>({ body }: Answered): T => (body as { data: T }).data;
export const daysOf = (lectures: readonly LectureRecord[]) => lectures.map(({ start_date }) => start_date).toSorted();

/** The planner's calls of an event creator. */
export async function plannerOf(api: TestApi) {
  const call = callsTo(api);
  const [events, admin] = [await tokenOf(call, ROLE.EVENT_CREATER), await tokenOf(call, ROLE.ADMIN)];
  let count = 0;
  const ask = (method: string, path: string, body?: unknown, token = events): Promise<Answered> =>
    call(method, `${PATH}${path}`, { token, ...(body !== undefined && { body }) });
  const between = async (from: string, to: string, query = '') =>
    dataOf<{ lectures: LectureRecord[]; holidays: { date: string; title: string }[] }>(
      await ask('GET', `/between?from=${from}&to=${to}${query}`),
    );
  return {
    call,
    admin,
    events,
    ask,
    between,
    /** A lecture of its own batch. */
    lecture: (day: string, rest: object = {}) => ({
      course_name: 'Online MA English',
      sem_year: 'Semester 1',
      batch: `Planner ${++count}`,
      subject_name: 'Poetry',
      start_date: day,
      start_time: '10:00',
      end_date: day,
      end_time: '11:00',
      ...rest,
    }),
    made: async (fields: object): Promise<LectureRecord> => {
      const { status, body } = await ask('POST', '', fields);
      expect([status, body]).toMatchObject([201, {}]);
      return body as LectureRecord;
    },
    holiday: async (date: string, title: string) => {
      const { body } = await call('POST', '/admin/holidays', { token: events, body: { date, title } });
      return (body as { id: string }).id;
    },
    change: async (operations: object[], rest: object = {}): Promise<LectureChange> => {
      const answer = await ask('POST', '/changes', { operations, ...rest });
      expect([answer.status, answer.body]).toMatchObject([200, {}]);
      return dataOf(answer);
    },
    undo: (id: string, token = events) => call('POST', `/admin/changes/${id}/undo`, { token, body: {} }),
    read: async (id: string) => (await ask('GET', `/${id}`)).body as LectureRecord,
    shown: async (day: string) => {
      const { body } = await call('GET', `/liveLecture?startDate=${day}&endDate=${day}`);
      return body as Record<string, unknown>[];
    },
    /** The lectures of the same series. */
    ofSeries: async ({ series_id }: LectureRecord) =>
      (await between('2036-01-01', '2036-12-31')).lectures.filter((one) => one.series_id === series_id),
  };
}
export type Planner = Awaited<ReturnType<typeof plannerOf>>;
