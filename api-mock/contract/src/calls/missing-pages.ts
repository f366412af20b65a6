import { z } from 'zod';

import { missingPage, missingReport } from '../operations/missing-pages.ts';
import { type Calls, plain, staff, success } from './call.ts';

/** Addresses without a page. */
export const missingPageCalls = {
  'POST /site/missing': {
    summary: 'The site’s report of paths without a page; signed in the header X-Site-Report.',
    access: 'public',
    body: missingReport,
    answer: success,
    errors: ['NOT_ALLOWED'],
  },
  'GET /admin/missing-pages': plain(
    staff('list', 'missing-pages'),
    'Paths that still have no page, the most requested first.',
    z.array(missingPage),
  ),
  'POST /admin/missing-pages/forget': {
    summary: 'Takes a path off the list until it is requested again.',
    access: staff('delete', 'missing-pages'),
    body: z.object({ path: z.string().max(120) }),
    answer: success,
  },
} as const satisfies Calls;
