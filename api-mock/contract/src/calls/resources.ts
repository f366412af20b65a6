import { z } from 'zod';

import {
  BEST_FIRST,
  changeFlags,
  deleteQuery,
  difference,
  differenceQuery,
  historyEntry,
  presence,
  publishBody,
  recordMeta,
  reorderBody,
  restoreBody,
  revision,
  rowMeta,
  scheduleBody,
  usage,
} from '../core/records.ts';
import { bulkBody, bulkResult } from '../operations/bulk.ts';
import { exportQuery, importAnswer, importQuery } from '../operations/transfer.ts';
import { PART_FILTERS, partMeta, partOwner, partReorderBody, type PartResource } from '../resources/parts.ts';
import type { Resource } from '../resources/resource.ts';
import { type Call, type CallKey, type Calls, done, type ListFields, staff } from './call.ts';
import { changeOf, recordCalls } from './records.ts';

/** A record whose fields are those of its resource. */
export type AnyRecord = { id: string; version: number; [field: string]: unknown };
type AnyFields = Record<string, unknown>;
/** Schemas of one resource, typed as what all resources have in common. */
type Shapes = { record: z.ZodType<AnyRecord>; fields: z.ZodType<AnyFields>; change: z.ZodType<AnyFields> };

/** The calls on a content resource, by their names with the resource's own: those that its declaration allows. */
export function callsOfResource(resource: Resource): Calls {
  const calls: Calls = resourceCalls(resource);
  const isAllowed = (key: string): boolean => {
    if (/:position/.test(key)) return resource.byPosition === true;
    if (key.endsWith('/reorder')) return resource.ordered;
    return resource.storage === 'document' || TABLE_CALLS.test(key);
  };
  return withName(resource.name, calls, isAllowed);
}

/** What a resource in a table of its own has; drafts, history and trash are those of documents. */
const TABLE_CALLS = /:resource(\/:id|\/bulk|\/export|\/import)?$/;

/** The calls on a part of programmes; all of them work on the programme's draft. */
export const callsOfPart = (part: PartResource): Calls =>
  withName(part.name, partCalls(part), (key) => !('single' in part) || !key.endsWith('/reorder'));

const withName = (name: string, calls: Calls, isAllowed: (key: string) => boolean): Calls =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([key, call]) =>
      isAllowed(key) ? [[withResource(key as CallKey, name), call]] : [],
    ),
  );

/** A call's name on one resource: `GET /admin/:resource/:id` → `GET /admin/faqs/:id`. */
export const withResource = (key: CallKey, name: string): CallKey =>
  key.replace(/\/:(resource|part)(?=\/|$)/, `/${name}`) as CallKey;

const META = ['id', 'version', 'created_at', 'updated_at'];
const OF_DOCUMENTS = ['position', 'status', 'published_at', 'publish_at', 'unpublish_at'];
const UPLOAD_ERRORS = [
  'BAD_REQUEST',
  'INVALID_FIELDS',
  'UNKNOWN_FIELD',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'UNAVAILABLE',
] as const;

const shapes = new WeakMap<Resource, Shapes>();

// The same schemas for all calls, so that they are one schema in the description of the API.
function shapesOf(resource: Resource): Shapes {
  const { schema, storage, carries } = resource;
  const isDocument = storage === 'document';
  const known = shapes.get(resource) ?? {
    record: schema
      .extend(isDocument ? recordMeta.shape : rowMeta.shape)
      .extend(carries ?? {}) as unknown as Shapes['record'],
    fields: schema,
    // What a record carries may come along with a change; only `version` among it means anything.
    change: changeOf(schema).extend(isDocument ? changeFlags.shape : {}),
  };
  shapes.set(resource, known);
  return known;
}

/** Every call on a content resource. `:resource` stands for its name. */
export function resourceCalls(resource: Resource) {
  const { name, label, filters, sorts } = resource;
  const { record, fields, change } = shapesOf(resource);
  const isDocument = resource.storage === 'document';
  const slugged = resource.slug ? (['SLUG_TAKEN'] as const) : [];
  const carried = isDocument ? [...META, ...OF_DOCUMENTS] : META;
  const list: ListFields = { filters: ['q', ...carried, ...filters], sorts: [BEST_FIRST, ...carried, ...sorts] };
  const on = recordCalls(name, record);
  const act = <B extends z.ZodType>(
    verb: 'publish' | 'update',
    summary: string,
    body: B,
    ...errors: NonNullable<Call['errors']>
  ) => ({ summary, access: staff(verb, name), body, answer: record, as: 'bare', errors }) as const;
  const position = { position: z.string().regex(/^[1-9]\d{0,5}$/) };

  return {
    'GET /admin/:resource': on.list(`${label.many}: a part of the list.`, list),
    'POST /admin/:resource': on.create(fields, {
      summary: isDocument ? 'Creates one, as a draft.' : 'Creates one; it is live at once.',
      errors: [...slugged, ...(resource.single ? (['LOCKED'] as const) : [])],
    }),
    'GET /admin/:resource/:id': on.read('One of them.'),
    'PUT /admin/:resource/:id': on.update(change, {
      summary: 'Changes the fields that are given; a stale version answers both sides.',
      errors: slugged,
    }),
    'DELETE /admin/:resource/:id': on.delete({
      summary: isDocument ? 'Moves it to the trash; what is always there goes back to its first text.' : 'Deletes it.',
      errors: isDocument ? ['IN_USE', 'LOCKED'] : [],
    }),
    'POST /admin/:resource/reorder': {
      summary: 'Puts the named ones first, in that order; live at once.',
      access: staff('reorder', name),
      body: reorderBody,
      answer: done,
      errors: ['VERSION_CONFLICT'],
    },
    'POST /admin/:resource/bulk': {
      summary:
        'One action on many, each in a transaction of its own; one whose version in `versions` is not the newest is left alone.',
      access: staff('update', name),
      body: bulkBody,
      answer: z.array(bulkResult),
      errors: ['UNKNOWN_FIELD'],
    },
    'GET /admin/:resource/export': {
      summary: `${label.many} as a file, CSV or JSON; in CSV nothing is a formula.`,
      access: staff('list', name),
      query: exportQuery,
      answer: z.string(),
      as: 'file',
      type: 'text/csv',
      errors: ['UNKNOWN_FIELD'],
    },
    'POST /admin/:resource/import': {
      summary:
        'Creates and changes records by a file: all its rows or none. A dry run, unless it is said that it is none.',
      access: staff('create', name),
      query: importQuery,
      multipart: true,
      body: z.object({}),
      answer: importAnswer,
      errors: UPLOAD_ERRORS,
    },
    'GET /admin/:resource/position/:position': {
      ...on.read('The one at a position, counted from 1.'),
      params: position,
    },
    'PUT /admin/:resource/position/:position': {
      ...on.update(change, { summary: 'Changes the one at a position.' }),
      params: position,
    },
    'DELETE /admin/:resource/position/:position': {
      ...on.delete({ summary: 'Deletes the one at a position.', errors: ['IN_USE'] }),
      params: position,
    },
    'GET /admin/:resource/trash': on.list(`${label.many} that were deleted.`, list),
    'POST /admin/:resource/:id/clone': {
      summary: 'Makes a copy with all its content, as a draft; its parts have ids of their own.',
      access: staff('create', name),
      answer: record,
      as: 'bare',
      status: 201,
      errors: ['LOCKED', ...slugged],
    },
    'POST /admin/:resource/:id/publish': act(
      'publish',
      'Makes the draft live.',
      publishBody,
      ...(['VERSION_CONFLICT', 'LOCKED', 'CHECKS_FAILED'] as const),
    ),
    'POST /admin/:resource/:id/schedule': act(
      'publish',
      'Schedules when the draft is published and the record unpublished; null unsets a time.',
      scheduleBody,
      ...(['VERSION_CONFLICT', 'LOCKED'] as const),
    ),
    'POST /admin/:resource/:id/unpublish': act(
      'publish',
      'Takes it off the site; what was live is its draft.',
      publishBody,
      ...(['VERSION_CONFLICT', 'LOCKED', 'IN_USE'] as const),
    ),
    'POST /admin/:resource/:id/discard': act(
      'update',
      'Drops the draft; what is live stays.',
      publishBody,
      ...(['VERSION_CONFLICT', 'LOCKED'] as const),
    ),
    'POST /admin/:resource/:id/restore': act(
      'update',
      'Brings an earlier version back as the draft; without one, takes the record out of the trash.',
      restoreBody,
      ...(['LOCKED', ...slugged] as const),
    ),
    // With `Accept: text/event-stream` it goes on: `people` with this answer when it changes, `saved` with changes.
    'GET /admin/:resource/:id/presence': {
      summary:
        'Who has it open now; as server-sent events where they are asked for, with the changes that are saved in it.',
      access: staff('read', name),
      answer: presence,
      as: 'bare',
      errors: ['UNAVAILABLE'],
    },
    'GET /admin/:resource/:id/where-used': {
      summary: 'Records that refer to it, live or drafted.',
      access: staff('read', name),
      answer: z.array(usage),
      as: 'bare',
    },
    'GET /admin/:resource/:id/history': {
      summary: 'What happened to it, newest first.',
      access: staff('read', name),
      answer: z.array(historyEntry),
      as: 'bare',
    },
    'GET /admin/:resource/:id/history/:version': {
      summary: 'One version with its fields as they stood.',
      access: staff('read', name),
      params: { version: z.string().regex(/^[1-9]\d{0,8}$/) },
      answer: revision,
      as: 'bare',
    },
    'GET /admin/:resource/:id/difference': {
      summary: 'Fields that differ between two versions, or between what is live and the draft.',
      access: staff('read', name),
      query: differenceQuery,
      answer: z.array(difference),
      as: 'bare',
    },
  } as const satisfies Calls;
}

/** Every call on a part of programmes. `:part` stands for its name. */
export function partCalls(part: PartResource) {
  const { name, label, titleField, schema } = part;
  const single = 'single' in part;
  const own = ['id', 'position', titleField];
  const on = recordCalls(name, schema.extend(partMeta.shape) as unknown as Shapes['record']);
  // Which programme's part is meant, where a copied part has the same id.
  const ofProgram = z.object({ programId: z.uuid().optional() });
  const params = { id: z.string().min(1).max(40) };
  return {
    'GET /admin/:part': on.list(`${label.many} of one programme, or those with the given ids.`, {
      filters: ['q', 'programId', ...own],
      sorts: own,
      needsOneOf: PART_FILTERS,
    }),
    'POST /admin/:part': on.create(schema.extend(partOwner.shape) as z.ZodType<AnyFields>, {
      summary: single ? 'Fills it in where it is still empty.' : 'Adds one at the end of its programme’s list.',
      errors: ['LOCKED'],
    }),
    'POST /admin/:part/reorder': {
      summary: 'Puts the named ones first, in that order; all of them are of one programme.',
      access: staff('reorder', name),
      body: partReorderBody,
      answer: done,
      errors: ['VERSION_CONFLICT', 'LOCKED'],
    },
    'GET /admin/:part/:id': {
      ...on.read(single ? 'The one of a programme, by the programme’s id.' : 'One, found without its programme.'),
      params,
      query: ofProgram,
      errors: ['LOCKED'],
    },
    'PUT /admin/:part/:id': {
      ...on.update(
        changeOf(schema).extend({ programId: partOwner.shape.programId.optional() }) as z.ZodType<AnyFields>,
        {
          summary: 'Changes the fields that are given, in the programme’s draft; a stale version answers both sides.',
          errors: ['LOCKED'],
        },
      ),
      params,
      query: ofProgram,
    },
    'DELETE /admin/:part/:id': {
      ...on.delete({
        summary: single ? 'Empties it, and answers it as it was.' : 'Takes it out of its programme.',
        errors: ['LOCKED'],
      }),
      params,
      query: ofProgram.extend(deleteQuery.shape),
    },
  } as const satisfies Calls;
}
