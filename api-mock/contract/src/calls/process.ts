import { z } from 'zod';

import { type Calls, plain } from './call.ts';

/** The parts that a process needs, by their names; `why` says what is wrong, without secrets. */
const readiness = z.object({
  status: z.enum(['ready', 'degraded', 'unavailable']),
  parts: z.record(z.string(), z.object({ ok: z.boolean(), why: z.string().optional() })),
});

/** Liveness, readiness and the OpenAPI document. */
export const processCalls = {
  'GET /healthz': plain('public', 'The process lives.', z.object({ status: z.literal('ok') })),
  'GET /readyz': {
    summary:
      'Whether the process can answer, and what is wrong. `degraded` still answers; `unavailable` comes with 503.',
    access: 'public',
    answer: readiness,
    errors: ['UNAVAILABLE'],
  },
  'GET /openapi.json': {
    summary: 'This description, as OpenAPI 3.1.',
    access: 'public',
    answer: z.record(z.string(), z.unknown()),
    as: 'bare',
  },
} as const satisfies Calls;
