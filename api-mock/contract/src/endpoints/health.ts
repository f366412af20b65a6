import { z } from 'zod';

import type { Endpoint } from './endpoint.ts';

/** Liveness and readiness. */
export const healthEndpoints = {
  healthz: {
    summary: 'The process lives.',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  readyz: {
    summary: 'The process can answer: database reachable, content read.',
    access: 'public',
    answer: z.object({ status: z.literal('ready') }),
    errors: ['UNAVAILABLE'],
  },
} as const satisfies Record<string, Endpoint>;
