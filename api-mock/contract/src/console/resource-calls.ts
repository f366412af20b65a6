import { z } from 'zod';

import { done } from '../endpoints/endpoint.ts';
import { historyEntry, listQuery, publishBody, recordMeta, reorderBody } from '../records.ts';
import type { Resource } from '../resources/resource.ts';
import { type ConsoleCall, type ConsoleSubject, GUARDED, LISTED, ONE } from './call.ts';

/** The console's calls on a content resource: what its declaration says it can do, and no more. */
export function resourceSubject(resource: Resource): ConsoleSubject {
  const shapes = resourceShapes(resource);
  const isDocument = resource.storage === 'document';
  return {
    name: resource.name,
    label: resource.label.many,
    calls: {
      ...recordCalls(resource, shapes),
      ...(resource.ordered && { reorder: reorderCall(resource) }),
      ...(isDocument && documentCalls(resource, shapes)),
    },
  };
}

type Shapes = ReturnType<typeof resourceShapes>;

/** A record as it is answered, and the fields a new one and a change are sent as. */
function resourceShapes({ schema }: Resource) {
  return {
    record: schema.extend(recordMeta.shape),
    fields: schema,
    // What a record carries may come along with a change; only `version` among it means anything.
    change: schema.partial().extend({ version: recordMeta.shape.version.optional() }),
  };
}

const META = ['id', 'version', 'created_at', 'updated_at'];
const OF_DOCUMENTS = ['position', 'status', 'published_at'];

function recordCalls(resource: Resource, { record, fields, change }: Shapes): Record<string, ConsoleCall> {
  const one = named(resource);
  const carried = resource.storage === 'document' ? [...META, ...OF_DOCUMENTS] : META;
  const written = ['INVALID_FIELDS', 'UNKNOWN_FIELD', ...(resource.slug ? (['SLUG_TAKEN'] as const) : [])] as const;
  return {
    list: {
      method: 'GET',
      path: '',
      verb: 'list',
      summary: `${resource.label.many}: a part of the list.`,
      query: listQuery,
      list: { filters: ['q', ...carried, ...resource.filters], sorts: [...carried, ...resource.sorts] },
      answer: z.array(record),
      errors: LISTED,
    },
    create: {
      method: 'POST',
      path: '',
      verb: 'create',
      summary: resource.storage === 'document' ? `Makes a ${one}, as a draft.` : `Makes a ${one}; it is live at once.`,
      body: fields,
      answer: record,
      status: 201,
      errors: [...GUARDED, ...written, ...(resource.single ? (['LOCKED'] as const) : [])],
    },
    read: { method: 'GET', path: '/:id', verb: 'read', summary: `One ${one}.`, answer: record, errors: ONE },
    update: {
      method: 'PUT',
      path: '/:id',
      verb: 'update',
      summary: `Changes the fields that are given; a stale version answers both sides.`,
      body: change,
      answer: record,
      errors: [...ONE, ...written, 'VERSION_CONFLICT'],
    },
    delete: {
      method: 'DELETE',
      path: '/:id',
      verb: 'delete',
      summary: `Deletes a ${one}.`,
      answer: record,
      errors: [...ONE, ...(resource.storage === 'document' ? (['IN_USE', 'LOCKED'] as const) : [])],
    },
  };
}

const reorderCall = ({ label }: Resource): ConsoleCall => ({
  method: 'POST',
  path: '/reorder',
  verb: 'reorder',
  summary: `Puts the named ${label.many} first, in that order; live at once.`,
  body: reorderBody,
  answer: done,
  wrapped: true,
  errors: [...GUARDED, 'INVALID_FIELDS'],
});

function documentCalls(resource: Resource, { record }: Shapes): Record<string, ConsoleCall> {
  const one = named(resource);
  return {
    publish: {
      method: 'POST',
      path: '/:id/publish',
      verb: 'publish',
      summary: `Makes the draft of a ${one} live.`,
      body: publishBody,
      answer: record,
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', 'LOCKED'],
    },
    discard: {
      method: 'POST',
      path: '/:id/discard',
      verb: 'update',
      summary: 'Drops the draft; what is live stays.',
      answer: record,
      errors: [...ONE, 'LOCKED'],
    },
    history: {
      method: 'GET',
      path: '/:id/history',
      verb: 'read',
      summary: 'What happened to it, newest first.',
      answer: z.array(historyEntry),
      errors: ONE,
    },
  };
}

// In a sentence: FAQ and SEO stay as they are.
const named = ({ label }: Resource): string =>
  /^[A-Z]{2}/.test(label.one) ? label.one : label.one.charAt(0).toLowerCase() + label.one.slice(1);
