import { z } from 'zod';

import { searchResult, linkTarget, searchQuery } from '../core/records.ts';
import { finding } from '../operations/checks.ts';
import { undoneImport } from '../operations/transfer.ts';
import { contentChange } from '../pages/lists.ts';
import { lectureChange, lectureUndoBody } from '../resources/lecture-changes.ts';
import { type Calls, plain, staff } from './call.ts';

/** News of publications, checks before publishing, undo, and the console's search. */
export const contentCalls = {
  'GET /content/version': plain(
    'public',
    'Version of the published content and when it was made; if this process cannot read a newer one, since when.',
    contentChange.omit({ tags: true }).extend({ behind_since: z.iso.datetime().nullable() }),
  ),
  'GET /content/changes': {
    summary:
      'Server-sent events: one `change` for every change of what is public, with its tags, and the version at the start.',
    access: 'public',
    answer: z.string(),
    as: 'events',
  },
  'GET /admin/checks': plain(
    staff('list', 'checks'),
    'Findings in everything that is live or drafted; what blocks comes first.',
    z.array(finding),
  ),
  'GET /admin/:resource/:id/checks': {
    summary: 'Findings in the draft of one record, and in other records that repeat its facts.',
    access: staff('read', 'checks'),
    answer: z.array(finding),
    errors: ['NOT_FOUND'],
  },
  'POST /admin/changes/:id/undo': {
    summary:
      'Undoes a change by its id: several records, an order, an import, a release or lectures. All or nothing; where something has changed since, nothing is put back.',
    // The author of the change may undo it, and so may an ADMIN; for others it is not found.
    access: staff('update', 'imports'),
    body: lectureUndoBody,
    // Undoing a change of lectures is itself a change that can be undone.
    answer: lectureChange.partial().extend({ undone: z.int() }),
    errors: ['NOT_FOUND', 'LOCKED', 'VERSION_CONFLICT', 'IN_USE', 'SLUG_TAKEN', 'CLASH'],
  },
  'POST /admin/imports/:id/undo': {
    summary: 'Puts all records back as they were before an import; where one has changed since, nothing is put back.',
    // The person who imported may undo it, and so may an ADMIN; for others it is not found.
    access: staff('update', 'imports'),
    body: z.object({}),
    answer: undoneImport,
    errors: ['NOT_FOUND', 'LOCKED', 'VERSION_CONFLICT', 'IN_USE'],
  },
  'GET /admin/search': {
    summary:
      'Records of every resource that the person may list, by the beginnings of words: at most 5 of a resource and 20 in all, together by resource, the best first.',
    access: staff('list', 'search'),
    query: searchQuery,
    answer: z.array(searchResult),
    as: 'bare',
  },
  'GET /admin/search/pages': {
    summary: 'Live pages of the site with every word in their name or path; at most 50.',
    access: staff('list', 'search'),
    query: searchQuery,
    answer: z.array(linkTarget),
  },
} as const satisfies Calls;
