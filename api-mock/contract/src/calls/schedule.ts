import { z } from 'zod';

import {
  eventOptions,
  feedQuery,
  lectureEvent,
  lectureRange,
  nextLectureAnswer,
  nextLectureQuery,
} from '../operations/lectures.ts';
import type { Calls } from './call.ts';

const ICALENDAR = 'text/calendar';

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
  'GET /eventoptions': { summary: 'Choices of the schedule’s filters.', access: 'public', answer: eventOptions },
  'GET /calendar.ics': {
    summary:
      'The lectures of a course, semester or batch as a calendar to subscribe to, from 60 days back to 400 ahead.',
    access: 'public',
    query: feedQuery,
    answer: z.string(),
    as: 'file',
    type: ICALENDAR,
  },
  'GET /lectures/:id.ics': {
    summary: 'One lecture as an entry for a calendar.',
    access: 'public',
    answer: z.string(),
    as: 'file',
    type: ICALENDAR,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls;
