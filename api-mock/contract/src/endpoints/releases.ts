import { z } from 'zod';

import { acceptBody, proposal, proposalBody, releaseRecord } from '../operations/releases.ts';
import type { Endpoint } from './endpoint.ts';

/** Changes over all content: proposed, accepted one by one, saved as drafts in a release. */
export const releaseEndpoints = {
  proposeChanges: {
    summary: 'Where a text, or a year or batch with its fees, would change in everything that is live or drafted.',
    access: 'staff',
    permission: { verb: 'create', subject: 'releases' },
    body: proposalBody,
    answer: z.array(proposal),
    errors: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'INVALID_FIELDS'],
  },
  acceptChanges: {
    summary: 'Saves proposed changes as drafts and makes a release of them; all or nothing.',
    access: 'staff',
    permission: { verb: 'create', subject: 'releases' },
    body: acceptBody,
    answer: releaseRecord,
    bare: true,
    status: 201,
    errors: [
      'SIGN_IN_REQUIRED',
      'NOT_ALLOWED',
      'INVALID_FIELDS',
      'NOT_FOUND',
      'VERSION_CONFLICT',
      'SLUG_TAKEN',
      'LOCKED',
    ],
  },
} as const satisfies Record<string, Endpoint>;
