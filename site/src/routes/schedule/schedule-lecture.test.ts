import { expect, onTestFinished, test, vi } from 'vitest';
import { CallFailed, type Client } from '@prospectus/contract/client';

import { clockText, lectureOf, timesElsewhere, toneOf, whenText } from './schedule-lecture.ts';
import { sentLecture } from './sent-lecture.ts';
import { feedAddresses, NO_FILTERS } from './schedule-query.ts';
import { eventOf, factsOf } from './ScheduleCalendar.tsx';
import { fetchEvents } from './use-schedule.ts';

test.each([
  ['2025-03-05T00:00', '12:00AM'],
  ['2025-03-05T09:30', '09:30AM'],
  ['2025-03-05T12:05', '12:05PM'],
  ['2025-03-05T23:59', '11:59PM'],
])('SCHED-11 %s is %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

test('SCHED-11 a lecture has its date as dd/MM/yyyy and its times as hh:mma', () => {
  expect(whenText(lectureOf(sentLecture))).toBe('05/03/2025, 09:30AM to 12:00PM');
});

test('a lecture has no empty properties', () => {
  expect(Object.keys(lectureOf(sentLecture))).toEqual([
    'uid',
    'course',
    'subject',
    'semester',
    'batch',
    'start',
    'end',
  ]);
  const changed = lectureOf({
    ...sentLecture,
    cancelled: true as const,
    moved_from: { start_date: '2025-03-04', start_time: '08:00', end_date: '2025-03-04', end_time: '09:00' },
  });
  expect(changed).toMatchObject({ cancelled: true, was: { start: '2025-03-04T08:00', end: '2025-03-04T09:00' } });
});

test('local times are shown if they differ', () => {
  const lecture = lectureOf(sentLecture);
  expect(timesElsewhere(lecture, 'Europe/London')).toBe('04:00AM to 06:30AM');
  expect(timesElsewhere(lecture, 'Asia/Kolkata')).toBeUndefined();
  expect(timesElsewhere(lecture, 'Asia/Colombo')).toBeUndefined();
});

test('a subject always has the same number', () => {
  expect(toneOf('Marketing')).toBe(toneOf('Marketing'));
  expect(toneOf('Marketing')).not.toBe(toneOf('Accounting'));
});

test('the feed has the filters in its address, which calendar links contain', () => {
  const filters = { ...NO_FILTERS, course: 'Online MBA', batch: 'July 2025' };
  const { https, webcal, google, outlook } = feedAddresses('https://example.org', filters, 'Classes');
  expect(https).toBe('https://example.org/api/calendar.ics?course_name=Online+MBA&batch=July+2025');
  expect(webcal).toBe('webcal://example.org/api/calendar.ics?course_name=Online+MBA&batch=July+2025');
  expect(new URL(google).searchParams.get('cid')).toBe(webcal);
  expect(new URL(outlook).searchParams.get('url')).toBe(https);
  expect(feedAddresses('http://localhost:8080', NO_FILTERS, 'Classes').webcal).toBe(
    'webcal://localhost:8080/api/calendar.ics',
  );
});

const lecture = lectureOf({ ...sentLecture, end_date: '2025-03-06' });

test('ENT-14 a lecture becomes an event of the calendar: the course as its title, from its start to its end', () => {
  expect(eventOf(lecture)).toMatchObject({
    id: '4b4e3a0e-3f0e-4a55-9d3c-0a3f6f6f6f6f',
    title: 'Online MBA',
    start: '2025-03-05T09:30',
    end: '2025-03-06T12:00',
  });
});

test('a course with a short name has it for the month view', () => {
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

const logged = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
};
const failing = (failure: Error) => (() => Promise.reject(failure)) as unknown as Client;
const PERIOD = { start: '2026-11-01', end: '2026-11-30' };

test('ERR-09 a failed fetch of lectures is logged with the text of the specification, and thrown', async () => {
  const log = logged();
  const failure = new CallFailed(503, undefined);
  await expect(fetchEvents(failing(failure), PERIOD)).rejects.toBe(failure);
  expect(log.mock.calls).toEqual([['Error fetching events', failure]]);
});

test('ERR-09 an aborted call is not logged', async () => {
  const log = logged();
  const gone = new CallFailed(0, undefined);
  await expect(fetchEvents(failing(gone), PERIOD, AbortSignal.abort())).rejects.toBe(gone);
  expect(log).not.toHaveBeenCalled();
});
