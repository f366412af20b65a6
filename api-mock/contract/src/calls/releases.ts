import { z } from 'zod';

import { publishBody } from '../core/records.ts';
import { acceptBody, proposal, proposalBody, releaseFields, releaseRecord } from '../operations/releases.ts';
import { type Calls, staff } from './call.ts';
import { changeOf, recordCalls } from './records.ts';

const releases = recordCalls('releases', releaseRecord);

/** Changes over all content: proposed, accepted one by one, saved as drafts in a release. */
export const releaseCalls = {
  'GET /admin/releases': releases.list('Releases; the newest first.', { filters: [], sorts: ['created_at'] }),
  'POST /admin/releases': releases.create(releaseFields, { summary: 'Makes a release of drafts.' }),
  'GET /admin/releases/:id': releases.read('A release and what is in it.'),
  'PUT /admin/releases/:id': releases.update(changeOf(releaseFields), {
    summary: 'Changes its title, its time, or what is in it.',
    errors: ['LOCKED'],
  }),
  'DELETE /admin/releases/:id': releases.delete({ summary: 'Deletes a release; its drafts stay.' }),
  'POST /admin/releases/:id/publish': {
    summary: 'Makes all its drafts live at once.',
    access: staff('publish', 'releases'),
    body: publishBody,
    answer: releaseRecord,
    as: 'bare',
    errors: ['VERSION_CONFLICT', 'LOCKED'],
  },
  'POST /admin/releases/:id/undo': {
    summary: 'Makes live again what was live before; refused where something of it was changed since.',
    access: staff('publish', 'releases'),
    answer: releaseRecord,
    as: 'bare',
    errors: ['LOCKED'],
  },
  'POST /admin/releases/propose': {
    summary: 'Where a text, or a year or batch with its fees, would change in everything that is live or drafted.',
    access: staff('create', 'releases'),
    body: proposalBody,
    answer: z.array(proposal),
  },
  'POST /admin/releases/accept': {
    summary: 'Saves proposed changes as drafts and makes a release of them; all or nothing.',
    access: staff('create', 'releases'),
    body: acceptBody,
    answer: releaseRecord,
    as: 'bare',
    status: 201,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'SLUG_TAKEN', 'LOCKED'],
  },
} as const satisfies Calls;
