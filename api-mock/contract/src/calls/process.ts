import { z } from 'zod';

import type { Calls } from './call.ts';

/** The process: liveness, readiness, and the description of its calls. */
export const processCalls = {
  'GET /healthz': {
    summary: 'The process lives.',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
  },
  'GET /readyz': {
    summary: 'The process can answer: database reachable, content read.',
    access: 'public',
    answer: z.object({ status: z.literal('ready') }),
    errors: ['UNAVAILABLE'],
  },
  'GET /openapi.json': {
    summary: 'This description, as OpenAPI 3.1.',
    access: 'public',
    answer: z.record(z.string(), z.unknown()),
    as: 'bare',
  },
} as const satisfies Calls;
