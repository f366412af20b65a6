import { z } from 'zod';

import {
  deleteQuery,
  difference,
  differenceQuery,
  historyEntry,
  listQuery,
  publishBody,
  restoreBody,
  revision,
  scheduleBody,
  usage,
} from '../core/records.ts';
import type { Resource } from '../resources/resource.ts';
import { type ConsoleCall, LISTED, type ListNames, ONE } from './call.ts';
import type { Shapes } from './shapes.ts';

type Calls = Record<string, ConsoleCall>;
const LIVE = [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'] as const;

/** What documents have beyond records: the trash, copies, drafts that go live. */
export function documentCalls(resource: Resource, { record }: Shapes, list: ListNames): Calls {
  const slugged = resource.slug ? (['SLUG_TAKEN'] as const) : [];
  return {
    trash: {
      method: 'GET',
      path: '/trash',
      verb: 'list',
      summary: `${resource.label.many} that were deleted.`,
      query: listQuery,
      list,
      answer: z.array(record),
      errors: LISTED,
    },
    clone: {
      method: 'POST',
      path: '/:id/clone',
      verb: 'create',
      summary: 'Makes a copy with all its content, as a draft; its parts have ids of their own.',
      answer: record,
      status: 201,
      errors: [...ONE, 'LOCKED', ...slugged],
    },
    publish: {
      method: 'POST',
      path: '/:id/publish',
      verb: 'publish',
      summary: 'Makes the draft live.',
      body: publishBody,
      answer: record,
      errors: LIVE,
    },
    schedule: {
      method: 'POST',
      path: '/:id/schedule',
      verb: 'publish',
      summary: 'Schedules when the draft is published and the record unpublished; null unsets a time.',
      body: scheduleBody,
      answer: record,
      errors: LIVE,
    },
    unpublish: {
      method: 'POST',
      path: '/:id/unpublish',
      verb: 'publish',
      summary: 'Takes it off the site; what was live is its draft.',
      body: publishBody,
      answer: record,
      errors: [...LIVE, 'IN_USE'],
    },
    discard: {
      method: 'POST',
      path: '/:id/discard',
      verb: 'update',
      summary: 'Drops the draft; what is live stays.',
      body: publishBody,
      answer: record,
      errors: LIVE,
    },
    whereUsed: {
      method: 'GET',
      path: '/:id/where-used',
      verb: 'read',
      summary: 'Records that refer to it, live or drafted.',
      answer: z.array(usage),
      errors: ONE,
    },
  };
}

/** What was done to a document, how it stood, what changed between, and the way back. */
export const historyCalls = (resource: Resource, { record }: Shapes): Calls => ({
  history: {
    method: 'GET',
    path: '/:id/history',
    verb: 'read',
    summary: 'What happened to it, newest first.',
    answer: z.array(historyEntry),
    errors: ONE,
  },
  revision: {
    method: 'GET',
    path: '/:id/history/:version',
    verb: 'read',
    summary: 'One version with its fields as they stood.',
    params: { version: z.string().regex(/^[1-9]\d{0,8}$/) },
    answer: revision,
    errors: ONE,
  },
  difference: {
    method: 'GET',
    path: '/:id/difference',
    verb: 'read',
    summary: 'Fields that differ between two versions, or between what is live and the draft.',
    query: differenceQuery,
    answer: z.array(difference),
    errors: [...ONE, 'INVALID_FIELDS'],
  },
  restore: {
    method: 'POST',
    path: '/:id/restore',
    verb: 'update',
    summary: 'Brings an earlier version back as the draft; without one, takes the record out of the trash.',
    body: restoreBody,
    answer: record,
    errors: [...ONE, 'INVALID_FIELDS', 'LOCKED', ...(resource.slug ? (['SLUG_TAKEN'] as const) : [])],
  },
});

/** Records by their position, counted from 1. */
export function positionCalls({ record, change }: Shapes): Calls {
  const at = {
    path: '/position/:position',
    params: { position: z.string().regex(/^[1-9]\d{0,5}$/) },
    answer: record,
  } as const;
  return {
    readAt: { method: 'GET', verb: 'read', summary: 'The one at a position, counted from 1.', ...at, errors: ONE },
    updateAt: {
      method: 'PUT',
      verb: 'update',
      summary: 'Changes the one at a position.',
      ...at,
      body: change,
      errors: [...ONE, 'INVALID_FIELDS', 'UNKNOWN_FIELD', 'VERSION_CONFLICT'],
    },
    deleteAt: {
      method: 'DELETE',
      verb: 'delete',
      summary: 'Deletes the one at a position.',
      ...at,
      query: deleteQuery,
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'IN_USE'],
    },
  };
}
