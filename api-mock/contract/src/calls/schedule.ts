import { z } from 'zod';

import {
  eventOptions,
  feedQuery,
  lectureEvent,
  lectureRange,
  nextLectureAnswer,
  nextLectureQuery,
} from '../operations/lectures.ts';
import { type Calls, plain } from './call.ts';

const calendarFile = { access: 'public', answer: z.string(), as: 'file', type: 'text/calendar' } as const;

/** The class schedule. */
export const scheduleCalls = {
  'GET /liveLecture': {
    summary: 'Lectures that overlap a range of days.',
    access: 'public',
    query: lectureRange,
    answer: z.array(lectureEvent),
    as: 'bare',
  },
  'GET /lectures/next': {
    summary: 'The next class of a course, or the one that is running; of the coming 14 days.',
    access: 'public',
    query: nextLectureQuery,
    answer: nextLectureAnswer,
  },
  'GET /eventoptions': plain('public', 'Choices of the schedule’s filters.', eventOptions),
  'GET /calendar.ics': {
    ...calendarFile,
    summary:
      'The lectures of a course, semester or batch as a calendar to subscribe to, from 60 days back to 400 ahead.',
    query: feedQuery,
  },
  'GET /lectures/:id.ics': {
    ...calendarFile,
    summary: 'One lecture as an entry for a calendar.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
