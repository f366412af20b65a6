import { z } from 'zod';

import { missingPage, missingReport } from '../operations/missing-pages.ts';
import { type Calls, done, staff } from './call.ts';

/** Addresses that led nowhere. */
export const missingPageCalls = {
  'POST /site/missing': {
    summary: 'The site’s report of paths that led nowhere; signed in the header X-Site-Report.',
    access: 'public',
    body: missingReport,
    answer: done,
    errors: ['NOT_ALLOWED'],
  },
  'GET /admin/missing-pages': {
    summary: 'Paths that led nowhere and lead nowhere now, those asked for most often first.',
    access: staff('list', 'missing-pages'),
    answer: z.array(missingPage),
  },
  'POST /admin/missing-pages/forget': {
    summary: 'Takes a path off the list until it is asked for again.',
    access: staff('delete', 'missing-pages'),
    body: z.object({ path: z.string().max(120) }),
    answer: done,
  },
} as const satisfies Calls;
