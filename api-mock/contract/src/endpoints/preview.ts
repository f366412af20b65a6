import { previewBody, previewLink, previewRead } from '../operations/preview.ts';
import type { Endpoint } from './endpoint.ts';

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
  readPreview: {
    summary: 'What a preview token, sent in the header X-Preview-Token, asks for.',
    access: 'public',
    answer: previewRead,
    errors: ['PREVIEW_REFUSED'],
  },
} as const satisfies Record<string, Endpoint>;
