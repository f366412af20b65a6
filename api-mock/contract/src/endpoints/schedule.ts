import { z } from 'zod';

import {
  eventOptions,
  feedQuery,
  lectureEvent,
  lectureRange,
  nextLectureAnswer,
  nextLectureQuery,
} from '../operations/lectures.ts';
import type { Endpoint } from './endpoint.ts';

const ICALENDAR = 'text/calendar';

/** The class schedule. */
export const scheduleEndpoints = {
  liveLecture: {
    summary: 'Lectures that overlap a range of days.',
    access: 'public',
    query: lectureRange,
    answer: z.array(lectureEvent),
    bare: true,
    errors: ['INVALID_FIELDS'],
  },
  nextLecture: {
    summary: 'The next class of a course, or the one that is running; of the coming 14 days.',
    access: 'public',
    query: nextLectureQuery,
    answer: nextLectureAnswer,
    errors: ['INVALID_FIELDS'],
  },
  eventOptions: { summary: 'Choices of the schedule’s filters.', access: 'public', answer: eventOptions, errors: [] },
  calendarFeed: {
    summary:
      'The lectures of a course, semester or batch as a calendar to subscribe to, from 60 days back to 400 ahead.',
    access: 'public',
    query: feedQuery,
    answer: z.string(),
    answerType: ICALENDAR,
    bare: true,
    errors: ['INVALID_FIELDS'],
  },
  lectureFile: {
    summary: 'One lecture as an entry for a calendar.',
    access: 'public',
    answer: z.string(),
    answerType: ICALENDAR,
    bare: true,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
