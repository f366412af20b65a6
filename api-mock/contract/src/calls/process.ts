import { z } from 'zod';

import { type Calls, plain } from './call.ts';

/** Liveness, readiness and the OpenAPI document. */
export const processCalls = {
  'GET /healthz': plain('public', 'The process lives.', z.object({ status: z.literal('ok') })),
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
