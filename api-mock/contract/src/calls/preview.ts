import { z } from 'zod';

import { previewBody, previewLink, previewLinksQuery, previewRead, sharedPreview } from '../operations/preview.ts';
import { type Calls, staff, success } from './call.ts';

/** Pages as drafts, a release or a later time would have them. */
export const previewCalls = {
  'POST /admin/preview': {
    summary: 'A link that shows the site from drafts until it expires.',
    access: staff('create', 'preview'),
    body: previewBody,
    answer: previewLink,
    errors: ['NOT_FOUND'],
  },
  'GET /admin/preview': {
    summary: 'Shared links to previews that work, the newest first; of one record where it is named.',
    access: staff('list', 'preview'),
    query: previewLinksQuery,
    answer: z.array(sharedPreview),
  },
  'DELETE /admin/preview/:id': {
    summary: 'Ends a shared link: from then on it answers as an expired one.',
    access: staff('delete', 'preview'),
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'GET /preview': {
    summary: 'The claims of the preview token in the header X-Preview-Token.',
    access: 'public',
    answer: previewRead,
    errors: ['PREVIEW_REFUSED'],
  },
} as const satisfies Calls;
