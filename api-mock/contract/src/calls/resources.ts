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
import { type CallKey, type Calls, csvFile, type ListFields, staff, success, UPLOAD_ERRORS } from './call.ts';
import { partialWithVersion, recordCalls } from './records.ts';

/** A record whose fields are those of its resource. */
export type AnyRecord = { id: string; version: number; [field: string]: unknown };
type AnyFields = Record<string, unknown>;
/** Schemas of one resource, typed by what all resources have in common. */
type Shapes = { record: z.ZodType<AnyRecord>; fields: z.ZodType<AnyFields>; change: z.ZodType<AnyFields> };

/** The calls that a content resource allows, with its name in theirs. */
export function callsOfResource(resource: Resource): Calls {
  const calls: Calls = resourceCalls(resource);
  const isAllowed = (key: string): boolean => {
    if (/:position/.test(key)) return resource.byPosition === true;
    if (key.endsWith('/reorder')) return resource.ordered;
    return resource.storage === 'document' || TABLE_CALLS.test(key);
  };
  return withName(resource.name, calls, isAllowed);
}

/** The calls of a resource with a table of its own; only documents have drafts, history and trash. */
const TABLE_CALLS = /:resource(\/:id|\/bulk|\/export|\/import)?$/;

/** The calls on a part of programmes, which change the programme's draft. */
export const callsOfPart = (part: PartResource): Calls =>
  withName(part.name, partCalls(part), (key) => !('single' in part) || !key.endsWith('/reorder'));

const withName = (name: string, calls: Calls, isAllowed: (key: string) => boolean): Calls =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([key, call]) =>
      isAllowed(key) ? [[withResource(key as CallKey, name), call]] : [],
    ),
  );

/** A call's name with the name of a resource: `GET /admin/:resource/:id` → `GET /admin/faqs/:id`. */
export const withResource = (key: CallKey, name: string): CallKey =>
  key.replace(/\/:(resource|part)(?=\/|$)/, `/${name}`) as CallKey;

const META = ['id', 'version', 'created_at', 'updated_at'];
const DOCUMENT_META = [...META, 'position', 'status', 'published_at', 'publish_at', 'unpublish_at'];

const shapes = new WeakMap<Resource, Shapes>();

// Calls share the schemas, so that the OpenAPI document has one of each.
function shapesOf(resource: Resource): Shapes {
  const { schema, storage, carries } = resource;
  const isDocument = storage === 'document';
  const own = shapes.get(resource) ?? {
    record: schema
      .extend(isDocument ? recordMeta.shape : rowMeta.shape)
      .extend(carries ?? {}) as unknown as Shapes['record'],
    fields: schema,
    change: partialWithVersion(schema).extend(isDocument ? changeFlags.shape : {}),
  };
  shapes.set(resource, own);
  return own;
}

/** Every call on a content resource. `:resource` stands for its name. */
export function resourceCalls(resource: Resource) {
  const { name, label, filters, sorts } = resource;
  const { record, fields, change } = shapesOf(resource);
  const isDocument = resource.storage === 'document';
  const slugErrors = resource.slug ? (['SLUG_TAKEN'] as const) : [];
  const meta = isDocument ? DOCUMENT_META : META;
  const list: ListFields = { filters: ['q', ...meta, ...filters], sorts: [BEST_FIRST, ...meta, ...sorts] };
  const on = recordCalls(name, record);
  const position = { position: z.string().regex(/^[1-9]\d{0,5}$/) };

  return {
    'GET /admin/:resource': on.list(`${label.many}: a part of the list.`, list),
    'POST /admin/:resource': on.create(fields, {
      summary: isDocument ? 'Creates one, as a draft.' : 'Creates one; it is live at once.',
      errors: [...slugErrors, ...(resource.single ? (['LOCKED'] as const) : [])],
    }),
    'GET /admin/:resource/:id': on.read('One record.'),
    'PUT /admin/:resource/:id': on.update(change, {
      summary: 'Changes the fields in the body; for a stale version it answers 409 and both versions.',
      errors: slugErrors,
    }),
    'DELETE /admin/:resource/:id': on.delete({
      summary: isDocument ? 'Moves it to the trash; a record that must exist gets its first text back.' : 'Deletes it.',
      errors: isDocument ? ['IN_USE', 'LOCKED'] : [],
    }),
    'POST /admin/:resource/reorder': {
      summary: 'Puts the listed records first, in that order; live at once.',
      access: staff('reorder', name),
      body: reorderBody,
      answer: success,
      errors: ['VERSION_CONFLICT'],
    },
    'POST /admin/:resource/bulk': {
      summary:
        'One action on many records, each in a transaction of its own; skips a record with a newer version than in `versions`.',
      access: staff('update', name),
      body: bulkBody,
      answer: z.array(bulkResult),
      errors: ['UNKNOWN_FIELD'],
    },
    'GET /admin/:resource/export': {
      ...csvFile(staff('list', name), `${label.many} as a file, CSV or JSON; nothing in the CSV is a formula.`),
      query: exportQuery,
    },
    'POST /admin/:resource/import': {
      summary: 'Creates and changes records by a file: all its rows or none. A dry run by default.',
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
    'POST /admin/:resource/:id/clone': on.action('create', {
      summary: 'Makes a copy with all its content, as a draft; its parts have ids of their own.',
      status: 201,
      errors: ['LOCKED', ...slugErrors],
    }),
    'POST /admin/:resource/:id/publish': on.action('publish', {
      summary: 'Makes the draft live.',
      body: publishBody,
      errors: ['VERSION_CONFLICT', 'LOCKED', 'CHECKS_FAILED'],
    }),
    'POST /admin/:resource/:id/schedule': on.action('publish', {
      summary: 'Schedules when the draft is published and the record unpublished; null unsets a time.',
      body: scheduleBody,
      errors: ['VERSION_CONFLICT', 'LOCKED'],
    }),
    'POST /admin/:resource/:id/unpublish': on.action('publish', {
      summary: 'Takes it off the site; the live version becomes its draft.',
      body: publishBody,
      errors: ['VERSION_CONFLICT', 'LOCKED', 'IN_USE'],
    }),
    'POST /admin/:resource/:id/discard': on.action('update', {
      summary: 'Drops the draft; the live version stays.',
      body: publishBody,
      errors: ['VERSION_CONFLICT', 'LOCKED'],
    }),
    'POST /admin/:resource/:id/restore': on.action('update', {
      summary: 'Brings an earlier version back as the draft; without one, takes the record out of the trash.',
      body: restoreBody,
      errors: ['LOCKED', ...slugErrors],
    }),
    // With `Accept: text/event-stream`: `people` with this answer whenever it changes, `saved` with each saved change.
    'GET /admin/:resource/:id/presence': {
      summary: 'Who has it open now; as server-sent events if requested, with the changes that are saved in it.',
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
      summary: 'Its versions, newest first.',
      access: staff('read', name),
      answer: z.array(historyEntry),
      as: 'bare',
    },
    'GET /admin/:resource/:id/history/:version': {
      summary: 'One version with all its fields.',
      access: staff('read', name),
      params: { version: z.string().regex(/^[1-9]\d{0,8}$/) },
      answer: revision,
      as: 'bare',
    },
    'GET /admin/:resource/:id/difference': {
      summary: 'Fields that differ between two versions, or between the live version and the draft.',
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
  const fields = ['id', 'position', titleField];
  const on = recordCalls(name, schema.extend(partMeta.shape) as unknown as Shapes['record']);
  // Copied parts have the same id in several programmes.
  const ofProgram = z.object({ programId: z.uuid().optional() });
  const params = { id: z.string().min(1).max(40) };
  return {
    'GET /admin/:part': on.list(`${label.many} of one programme, or by their ids.`, {
      filters: ['q', 'programId', ...fields],
      sorts: fields,
      needsOneOf: PART_FILTERS,
    }),
    'POST /admin/:part': on.create(schema.extend(partOwner.shape) as z.ZodType<AnyFields>, {
      summary: single ? 'Fills it in if it is empty.' : 'Adds one at the end of its programme’s list.',
      errors: ['LOCKED'],
    }),
    'POST /admin/:part/reorder': {
      summary: 'Puts the listed parts of one programme first, in that order.',
      access: staff('reorder', name),
      body: partReorderBody,
      answer: success,
      errors: ['VERSION_CONFLICT', 'LOCKED'],
    },
    'GET /admin/:part/:id': {
      ...on.read(single ? 'The one of a programme, by the programme’s id.' : 'One part.'),
      params,
      query: ofProgram,
      errors: ['LOCKED'],
    },
    'PUT /admin/:part/:id': {
      ...on.update(
        partialWithVersion(schema).extend({ programId: partOwner.shape.programId.optional() }) as z.ZodType<AnyFields>,
        {
          summary:
            'Changes the fields in the body, in the programme’s draft; for a stale version it answers 409 and both versions.',
          errors: ['LOCKED'],
        },
      ),
      params,
      query: ofProgram,
    },
    'DELETE /admin/:part/:id': {
      ...on.delete({
        summary: single ? 'Empties it, and answers what it was.' : 'Takes it out of its programme.',
        errors: ['LOCKED'],
      }),
      params,
      query: ofProgram.extend(deleteQuery.shape),
    },
  } as const satisfies Calls;
}
