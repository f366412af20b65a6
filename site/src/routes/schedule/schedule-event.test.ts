import { expect, test } from 'vitest';

import { eventOf, factsOf } from './schedule-event.tsx';
import { lectureOf } from './schedule-lecture.ts';
import { sentLecture } from './sent-lecture.ts';

const lecture = lectureOf({ ...sentLecture, end_date: '2025-03-06' });

test('ENT-14 a lecture becomes an event of the calendar: the course as its title, from its start to its end', () => {
  expect(eventOf(lecture)).toMatchObject({
    id: '4b4e3a0e-3f0e-4a55-9d3c-0a3f6f6f6f6f',
    title: 'Online MBA',
    start: '2025-03-05T09:30',
    end: '2025-03-06T12:00',
  });
});

test('a course with a short name has it for a line of a month, beside its title', () => {
  expect(eventOf(lecture, { 'Online MBA': 'MBA' })).toMatchObject({ title: 'Online MBA', shortTitle: 'MBA' });
  expect(eventOf(lecture, { 'Online MCA': 'MCA' }).shortTitle).toBeUndefined();
});

test('ENT-14 its details are course, subject, date, times, batch and semester', () => {
  expect(Object.fromEntries(factsOf(lecture, undefined).map(({ name, value }) => [name, value]))).toEqual({
    Course: 'Online MBA',
    Subject: 'Marketing',
    Date: '05/03/2025',
    Time: '09:30AM to 12:00PM',
    Batch: 'January 2025',
    Semester: 'Semester 1',
  });
});
