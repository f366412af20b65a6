import { z } from 'zod';

import { callOn, type ConsoleSubject, GUARDED } from './call.ts';
import { consoleCalls } from './call-shapes.ts';
import { dashboardCalls } from './dashboard-calls.ts';

/** The console's first screen, with its figures. */
export const dashboardSubject = {
  name: 'dashboard',
  label: 'Dashboard',
  calls: {
    overview: callOn({ record: z.never() }, consoleCalls.overview, {
      summary: 'Counts, drafts that wait, what is planned, what staff have changed last, the next lectures.',
      errors: GUARDED,
    }),
    figures: callOn({ record: z.never() }, dashboardCalls.figures, {
      summary:
        'The way from a page to the desk, leads over time, first calls and programmes, compared with the time before.',
      errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
    }),
    file: callOn({ record: z.never() }, dashboardCalls.file, {
      summary: 'The funnel by one thing as CSV; in it nothing is a formula.',
      errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
    }),
  },
} as const satisfies ConsoleSubject;
