import { z } from 'zod';

import { eventOptions, lectureEvent, lectureRange } from '../operations/lectures.ts';
import type { Endpoint } from './endpoint.ts';

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
  eventOptions: { summary: 'Choices of the schedule’s filters.', access: 'public', answer: eventOptions, errors: [] },
} as const satisfies Record<string, Endpoint>;
