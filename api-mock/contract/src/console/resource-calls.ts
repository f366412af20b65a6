import { BEST_FIRST, changeFlags, recordMeta, rowMeta } from '../core/records.ts';
import type { Resource } from '../resources/resource.ts';
import {
  callOn,
  type ConsoleCall,
  type ConsoleSubject,
  GUARDED,
  LISTED,
  type ListNames,
  ONE,
  type Shapes,
} from './call.ts';
import { consoleCalls, transferCalls } from './call-shapes.ts';
import { documentCalls, historyCalls, positionCalls } from './document-calls.ts';

/** The console's calls on a content resource: what its declaration says it can do, and no more. */
export function resourceSubject(resource: Resource): ConsoleSubject {
  const shapes = resourceShapes(resource);
  const isDocument = resource.storage === 'document';
  const list = listNames(resource);
  return {
    name: resource.name,
    label: resource.label.many,
    calls: {
      ...recordCalls(resource, shapes, list),
      ...(resource.ordered && { reorder: reorder(shapes) }),
      ...manyCalls(resource, shapes),
      ...(resource.byPosition && positionCalls(shapes)),
      ...(isDocument && { ...documentCalls(resource, shapes, list), ...historyCalls(resource, shapes) }),
    },
  };
}

function resourceShapes({ schema, storage, carries }: Resource): Shapes {
  return {
    record: schema.extend(storage === 'document' ? recordMeta.shape : rowMeta.shape).extend(carries ?? {}),
    fields: schema,
    // What a record carries may come along with a change; only `version` among it means anything.
    change: schema
      .partial()
      .extend({ version: recordMeta.shape.version.optional(), ...(storage === 'document' && changeFlags.shape) }),
  };
}

const META = ['id', 'version', 'created_at', 'updated_at'];
const OF_DOCUMENTS = ['position', 'status', 'published_at', 'publish_at', 'unpublish_at'];

function listNames({ storage, filters, sorts }: Resource): ListNames {
  const carried = storage === 'document' ? [...META, ...OF_DOCUMENTS] : META;
  return { filters: ['q', ...carried, ...filters], sorts: [BEST_FIRST, ...carried, ...sorts] };
}

function recordCalls(resource: Resource, shapes: Shapes, list: ListNames): Record<string, ConsoleCall> {
  const isDocument = resource.storage === 'document';
  const written = ['INVALID_FIELDS', 'UNKNOWN_FIELD', ...(resource.slug ? (['SLUG_TAKEN'] as const) : [])] as const;
  return {
    list: callOn(shapes, consoleCalls.list, {
      summary: `${resource.label.many}: a part of the list.`,
      list,
      errors: LISTED,
    }),
    create: callOn(shapes, consoleCalls.create, {
      summary: isDocument ? 'Creates one, as a draft.' : 'Creates one; it is live at once.',
      errors: [...GUARDED, ...written, ...(resource.single ? (['LOCKED'] as const) : [])],
    }),
    read: callOn(shapes, consoleCalls.read, { summary: 'One of them.', errors: ONE }),
    update: callOn(shapes, consoleCalls.update, {
      summary: 'Changes the fields that are given; a stale version answers both sides.',
      errors: [...ONE, ...written, 'VERSION_CONFLICT'],
    }),
    delete: callOn(shapes, consoleCalls.delete, {
      summary: isDocument ? 'Moves it to the trash; what is always there goes back to its first text.' : 'Deletes it.',
      errors: [...ONE, 'INVALID_FIELDS', 'VERSION_CONFLICT', ...(isDocument ? (['IN_USE', 'LOCKED'] as const) : [])],
    }),
  };
}

const reorder = (shapes: Shapes): ConsoleCall =>
  callOn(shapes, consoleCalls.reorder, {
    summary: 'Puts the named ones first, in that order; live at once.',
    errors: [...GUARDED, 'INVALID_FIELDS', 'VERSION_CONFLICT'],
  });

/** What is done with many records at once, and as files. */
const manyCalls = (resource: Resource, shapes: Shapes): Record<string, ConsoleCall> => ({
  bulk: callOn(shapes, consoleCalls.bulk, {
    summary:
      'One action on many, each in a transaction of its own; one whose version in `versions` is not the newest is left alone.',
    errors: [...GUARDED, 'INVALID_FIELDS', 'UNKNOWN_FIELD'],
  }),
  export: callOn(shapes, transferCalls.export, {
    summary: `${resource.label.many} as a file, CSV or JSON; in CSV nothing is a formula.`,
    errors: LISTED,
  }),
  import: callOn(shapes, transferCalls.import, {
    summary:
      'Creates and changes records by a file: all its rows or none. A dry run, unless it is said that it is none.',
    errors: [
      ...GUARDED,
      'BAD_REQUEST',
      'INVALID_FIELDS',
      'UNKNOWN_FIELD',
      'TOO_LARGE',
      'UNSUPPORTED_TYPE',
      'UNAVAILABLE',
    ],
  }),
});
