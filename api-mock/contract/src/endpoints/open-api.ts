import { z } from 'zod';

import type { Endpoint } from './endpoint.ts';

/** The description of all calls, this one included. */
export const openApiEndpoints = {
  openApi: {
    summary: 'This description, as OpenAPI 3.1.',
    access: 'public',
    answer: z.record(z.string(), z.unknown()),
    bare: true,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
