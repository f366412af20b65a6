import { z } from 'zod';

import { previewBody, previewLink, previewLinksQuery, previewRead, sharedPreview } from '../operations/preview.ts';
import { done, type Endpoint } from './endpoint.ts';

/** Pages as drafts, a release or a later time would have them. */
export const previewEndpoints = {
  createPreview: {
    summary: 'A link that shows the site from drafts until it expires.',
    access: 'staff',
    permission: { verb: 'create', subject: 'preview' },
    body: previewBody,
    answer: previewLink,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'INVALID_FIELDS', 'NOT_FOUND'],
  },
  previewLinks: {
    summary: 'Shared links to previews that work, the newest first; of one record where it is named.',
    access: 'staff',
    permission: { verb: 'list', subject: 'preview' },
    query: previewLinksQuery,
    answer: z.array(sharedPreview),
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'INVALID_FIELDS'],
  },
  revokePreview: {
    summary: 'Ends a shared link: from then on it answers as an expired one.',
    access: 'staff',
    permission: { verb: 'delete', subject: 'preview' },
    answer: done,
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'NOT_FOUND'],
  },
  readPreview: {
    summary: 'What a preview token, sent in the header X-Preview-Token, asks for.',
    access: 'public',
    answer: previewRead,
    errors: ['PREVIEW_REFUSED'],
  },
} as const satisfies Record<string, Endpoint>;
