import { z } from 'zod';

/** Not live; live without a draft; live with a draft. */
export const RECORD_STATUS = ['draft', 'published', 'changed'] as const;

/** Fields of every document besides those of its resource. */
export const recordMeta = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  position: z.int().min(0),
  status: z.enum(RECORD_STATUS),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  /** Scheduled times. */
  publish_at: z.iso.datetime().nullable(),
  unpublish_at: z.iso.datetime().nullable(),
});
export type RecordMeta = z.output<typeof recordMeta>;

/** The same for records in tables of their own, which have no order and are live once saved. */
export const rowMeta = recordMeta.pick({ id: true, version: true, created_at: true, updated_at: true }).extend({
  position: z.literal(0),
  status: z.literal('published'),
});
export type RowMeta = z.output<typeof rowMeta>;

/** Suffixes a filter may add to a field. */
export const FILTER_SUFFIXES = ['_gte', '_lte', '_like'] as const;

/** The most records of one request. */
export const MAX_RANGE = 1_000;

/** Sorts the results of `q`: an exact title or slug first, then a beginning of one, then words of it. */
export const BEST_FIRST = 'relevance';

/** A list's query by ra-data-simple-rest; `fields` is a JSON array of the fields to return besides the id. */
export const listQuery = z.object({
  filter: z.string().max(4_000).optional(),
  range: z
    .string()
    .regex(/^\[\s*\d{1,9}\s*,\s*\d{1,9}\s*\]$/)
    .optional(),
  sort: z.string().max(200).optional(),
  fields: z.string().max(2_000).optional(),
});

/** A new id under which the change can be undone. */
export const changeId = z.uuid().optional();

export const reorderBody = z.object({
  /** Ids in the new order; other records follow in their order. */
  ids: z.array(z.uuid()).min(1).max(1_000),
  /** The order that the person saw; if it has changed, the change is a conflict. */
  from: z.array(z.uuid()).max(1_000).optional(),
  changeId,
});
/** `autosave`: saved while the person types; the autosaves of one editing session are one entry of the history. */
export const changeFlags = z.object({ autosave: z.boolean().optional() });
/** The version that the person saw; a newer one is not deleted. */
export const deleteQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
/** `checks`: refuse to publish if a check blocks. */
export const publishBody = z.object({ version: z.int().min(1).optional(), checks: z.boolean().optional() });

/** Scheduled publication and removal; null unsets a time. */
export const scheduleBody = z.object({
  publish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  unpublish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  version: z.int().min(1).optional(),
});
/** Restores this version as the draft; without one, takes the record out of the trash. */
export const restoreBody = z.object({ version: z.int().min(1).optional() });

/** One entry of a record's history; `by` is a name, null for the installation. */
export const historyEntry = z.object({
  version: z.int(),
  action: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** When the editing session of these autosaves began; `at` is the last of them. */
  began_at: z.iso.datetime().optional(),
  /** Why a scheduled action failed. */
  note: z.string().optional(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** People who have a record open; `you`: the person of this request. */
export const presence = z.object({ people: z.array(z.object({ name: z.string(), you: z.boolean() })) });
export type Presence = z.output<typeof presence>;

/** A change of an open record that was just saved. */
export const savedChange = z.object({
  version: z.int(),
  action: z.string(),
  by: z.string().nullable(),
  you: z.boolean(),
  fields: z.array(z.string()),
});
export type SavedChange = z.output<typeof savedChange>;

export const revision = historyEntry.extend({ fields: z.record(z.string(), z.unknown()) });
export type Revision = z.output<typeof revision>;

const version = z.union([z.enum(['published', 'draft']), z.string().regex(/^[1-9]\d{0,8}$/)]);
/** The two versions to compare. */
export const differenceQuery = z.object({ from: version.default('published'), to: version.default('draft') });

/** One field that differs between two versions. */
export const difference = z.object({ path: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() });
export type Difference = z.output<typeof difference>;

/** A record that refers to another, and the field that does. */
export const usage = z.object({ resource: z.string(), id: z.uuid(), title: z.string(), field: z.string() });
export type Usage = z.output<typeof usage>;

export const searchQuery = z.object({ q: z.string().max(200) });

/** A page that a link can lead to; `resource` is null for a fixed page of the site. */
export const linkTarget = z.object({ path: z.string(), title: z.string(), resource: z.string().nullable() });
export type LinkTarget = z.output<typeof linkTarget>;

/** A result of the console's search. */
export const searchResult = z.object({
  resource: z.string(),
  id: z.uuid(),
  title: z.string(),
  status: z.enum(RECORD_STATUS),
  /** Tells records with the same title apart: the programme of a question, a page's address. */
  context: z.array(z.string()),
});
export type SearchResult = z.output<typeof searchResult>;
