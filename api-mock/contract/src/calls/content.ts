import { z } from 'zod';

import { searchResult, linkTarget, searchQuery } from '../core/records.ts';
import { undoneImport } from '../operations/transfer.ts';
import { contentChange } from '../pages/lists.ts';
import { lectureChange, lectureUndoBody } from '../resources/lecture-changes.ts';
import { type Calls, staff } from './call.ts';

/** News of publications, and the console's search. */
export const contentCalls = {
  'GET /content/version': {
    summary:
      'Version of the published content and when it was made; since when this process cannot read a newer one, where it cannot.',
    access: 'public',
    answer: contentChange.omit({ tags: true }).extend({ behind_since: z.iso.datetime().nullable() }),
  },
  'GET /content/changes': {
    summary:
      'Server-sent events: one `change` for every change of what is public, with its tags, and the version at the start.',
    access: 'public',
    answer: z.string(),
    as: 'events',
  },
  'POST /admin/changes/:id/undo': {
    summary:
      'Undoes a change by its id: several records, an order, an import, a release or lectures. All or nothing; where something has changed since, nothing is put back.',
    // Who made the change may undo it, and so may an ADMIN; another's is not found.
    access: staff('update', 'imports'),
    body: lectureUndoBody,
    // Lectures are put back by a change that can itself be undone.
    answer: lectureChange.partial().extend({ undone: z.int() }),
    errors: ['NOT_FOUND', 'LOCKED', 'VERSION_CONFLICT', 'IN_USE', 'SLUG_TAKEN', 'CLASH'],
  },
  'POST /admin/imports/:id/undo': {
    summary: 'Puts all records back as they were before an import; where one has changed since, nothing is put back.',
    // Who imported may undo, and so may an ADMIN; another's import is not found.
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
