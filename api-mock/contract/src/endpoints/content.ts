import { z } from 'zod';

import type { Endpoint } from './endpoint.ts';

/** News of publications. */
export const contentEndpoints = {
  contentVersion: {
    summary: 'Version of the published content.',
    access: 'public',
    answer: z.object({ version: z.int() }),
    errors: [],
  },
  contentChanges: {
    summary: 'Server-sent events: one `change` for every publication, and the version at the start.',
    access: 'public',
    answer: z.string(),
    bare: true,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
