import { z } from 'zod';

import { foundRecord, searchQuery } from '../core/records.ts';
import type { Endpoint } from './endpoint.ts';

/** News of publications, and the console's search. */
export const contentEndpoints = {
  contentVersion: {
    summary: 'Version of the published content.',
    access: 'public',
    answer: z.object({ version: z.int() }),
    errors: [],
  },
  contentChanges: {
    summary:
      'Server-sent events: one `change` for every change of what is public, with its tags, and the version at the start.',
    access: 'public',
    answer: z.string(),
    bare: true,
    errors: [],
  },
  searchRecords: {
    summary:
      'Records of every resource that the person may list, by the beginnings of words; the best first, at most 20.',
    access: 'staff',
    permission: { verb: 'list', subject: 'search' },
    query: searchQuery,
    answer: z.array(foundRecord),
    bare: true,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'INVALID_FIELDS'],
  },
} as const satisfies Record<string, Endpoint>;
