import { z } from 'zod';

import { missingPage, missingReport } from '../operations/missing-pages.ts';
import { done, type Endpoint } from './endpoint.ts';

/** Addresses that led nowhere. */
export const missingPageEndpoints = {
  reportMissing: {
    summary: 'The site’s report of paths that led nowhere; signed in the header X-Site-Report.',
    access: 'public',
    body: missingReport,
    answer: done,
    errors: ['NOT_ALLOWED', 'INVALID_FIELDS'],
  },
  missingPages: {
    summary: 'Paths that led nowhere and lead nowhere now, those asked for most often first.',
    access: 'staff',
    permission: { verb: 'list', subject: 'missing-pages' },
    answer: z.array(missingPage),
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED'],
  },
  forgetMissing: {
    summary: 'Takes a path off the list until it is asked for again.',
    access: 'staff',
    permission: { verb: 'delete', subject: 'missing-pages' },
    body: z.object({ path: z.string().max(120) }),
    answer: done,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'INVALID_FIELDS'],
  },
} as const satisfies Record<string, Endpoint>;
