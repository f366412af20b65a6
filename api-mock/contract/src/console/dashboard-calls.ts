import { z } from 'zod';

import { dashboardFigures, figuresFileQuery, figuresQuery } from '../leads/figures.ts';
import { consoleCalls, type CallShapes } from './call-shapes.ts';

/** Every call of the console's first screen. */
export const dashboardCalls = {
  overview: consoleCalls.overview,
  figures: {
    method: 'GET',
    path: '/figures',
    verb: 'read',
    query: figuresQuery,
    answer: dashboardFigures,
    wrapped: true,
  },
  file: {
    method: 'GET',
    path: '/export',
    verb: 'read',
    query: figuresFileQuery,
    answer: z.string(),
    streamed: true,
  },
} as const satisfies CallShapes;
