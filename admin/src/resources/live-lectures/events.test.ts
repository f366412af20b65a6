import type { LecturePlan, LectureRecord } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { eventsOf } from './events.ts';
import { formatTimes } from './times.ts';

const lecture = (id: string, start: string, end: string) =>
  ({
    ...{ id, course_name: 'Botany', sem_year: 'One', batch: 'A', subject_name: 'Ferns' },
    ...{
      start_date: start.slice(0, 10),
      start_time: start.slice(11),
      end_date: end.slice(0, 10),
      end_time: end.slice(11),
    },
    ...{ cancelled: false, moved_from: null },
  }) as LectureRecord;

test('ENT-13 a lecture that ends at 00:00 clashes neither with the holiday that begins then nor with the lecture', () => {
  const plan: LecturePlan = {
    lectures: [
      lecture('night', '2027-01-25T22:00', '2027-01-26T00:00'),
      lecture('dawn', '2027-01-26T00:00', '2027-01-26T01:00'),
      lecture('late', '2027-01-24T22:00', '2027-01-25T00:15'),
      lecture('early', '2027-01-25T00:00', '2027-01-25T01:00'),
    ],
    holidays: [{ id: 'h', date: '2027-01-26', title: 'Republic Day' }],
  };
  const marks = eventsOf(plan, 'en-IN').map(({ id, marks: own }) => [id, own]);
  expect(marks).toEqual([
    ['night', []],
    ['dawn', ['clash']],
    ['late', ['clash']],
    ['early', ['clash']],
  ]);
  expect(formatTimes(plan.lectures[0] as LectureRecord, 'en-IN')).toBe('22:00 – 00:00');
  expect(formatTimes(plan.lectures[2] as LectureRecord, 'en-IN')).toBe('22:00 – 00:15 (Mon, 25 Jan, 2027)');
});
