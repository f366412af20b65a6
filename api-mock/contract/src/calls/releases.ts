import { z } from 'zod';

import { publishBody } from '../core/records.ts';
import { acceptBody, proposal, proposalBody, releaseFields, releaseRecord } from '../operations/releases.ts';
import { type Calls, staff } from './call.ts';
import { partialWithVersion, recordCalls } from './records.ts';

const releases = recordCalls('releases', releaseRecord);

/** Releases of drafts, and changes over all content that staff accept one by one into a release. */
export const releaseCalls = {
  'GET /admin/releases': releases.list('Releases; the newest first.', { filters: [], sorts: ['created_at'] }),
  'POST /admin/releases': releases.create(releaseFields, { summary: 'Makes a release of drafts.' }),
  'GET /admin/releases/:id': releases.read('A release and its drafts.'),
  'PUT /admin/releases/:id': releases.update(partialWithVersion(releaseFields), {
    summary: 'Changes its title, its time, or its drafts.',
    errors: ['LOCKED'],
  }),
  'DELETE /admin/releases/:id': releases.delete({ summary: 'Deletes a release; its drafts stay.' }),
  'POST /admin/releases/:id/publish': releases.action('publish', {
    summary: 'Makes all its drafts live at once.',
    body: publishBody,
    errors: ['VERSION_CONFLICT', 'LOCKED'],
  }),
  'POST /admin/releases/:id/undo': releases.action('publish', {
    summary: 'Makes the versions before the release live again; refused if one of its records was changed since.',
    errors: ['LOCKED'],
  }),
  'POST /admin/releases/propose': {
    summary: 'Where a text, or a year or batch with its fees, would change in everything that is live or drafted.',
    access: staff('create', 'releases'),
    body: proposalBody,
    answer: z.array(proposal),
  },
  'POST /admin/releases/accept': releases.action('create', {
    summary: 'Saves proposed changes as drafts and makes a release of them; all or nothing.',
    body: acceptBody,
    status: 201,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'SLUG_TAKEN', 'LOCKED'],
  }),
} as const satisfies Calls;
