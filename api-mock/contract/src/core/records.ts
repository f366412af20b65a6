import { z } from 'zod';

/** States of a document: live and unedited, live with a draft beside it, or not live. */
export const RECORD_STATUS = ['draft', 'published', 'changed'] as const;

/** What the record of a document carries besides its own fields. */
export const recordMeta = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  position: z.int().min(0),
  status: z.enum(RECORD_STATUS),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  /** Scheduled times at which the draft is published, and the record unpublished. */
  publish_at: z.iso.datetime().nullable(),
  unpublish_at: z.iso.datetime().nullable(),
});
export type RecordMeta = z.output<typeof recordMeta>;

/**
 * What the record of an operation table carries besides its own fields. Every console record has a position and a
 * status; rows have no order of their own, and what is saved is live.
 */
export const rowMeta = recordMeta.pick({ id: true, version: true, created_at: true, updated_at: true }).extend({
  position: z.literal(0),
  status: z.literal('published'),
});
export type RowMeta = z.output<typeof rowMeta>;

/** Suffixes a filter may add to a field. */
export const FILTER_SUFFIXES = ['_gte', '_lte', '_like'] as const;

/** Bounds of a list's range: at most this many records a request. */
export const MAX_RANGE = 1_000;

/** Sorts what `q` found by how well it fits: an exact title or slug, then a beginning of one, then words of it, then the rest. */
export const BEST_FIRST = 'relevance';

/**
 * The query of a list, as ra-data-simple-rest sends it: three JSON strings; and `fields`, a JSON array of the fields
 * that are wanted of each record. Its id always comes along; without `fields` records are whole.
 */
export const listQuery = z.object({
  filter: z.string().max(4_000).optional(),
  range: z
    .string()
    .regex(/^\[\s*\d{1,9}\s*,\s*\d{1,9}\s*\]$/)
    .optional(),
  sort: z.string().max(200).optional(),
  fields: z.string().max(2_000).optional(),
});

/** A new id under which the change can be undone; it cannot be where none is sent. */
export const changeId = z.uuid().optional();

export const reorderBody = z.object({
  /** Ids in the wanted order; records that are not named follow in their order. */
  ids: z.array(z.uuid()).min(1).max(1_000),
  /** The ids in the order the person saw; where the order is another now, the change is a conflict. */
  from: z.array(z.uuid()).max(1_000).optional(),
  changeId,
});
/**
 * What a change of a document may say of itself. `autosave`: saved while the person types; the autosaves of one editing
 * session are one entry of the history.
 */
export const changeFlags = z.object({ autosave: z.boolean().optional() });
/** The version the person saw; a record that has changed since is not deleted. */
export const deleteQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
/** `checks`: refuse it where something in it would be broken on the site. */
export const publishBody = z.object({ version: z.int().min(1).optional(), checks: z.boolean().optional() });

/** Scheduled publication and removal; what is left out does not change, null unsets it. */
export const scheduleBody = z.object({
  publish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  unpublish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  version: z.int().min(1).optional(),
});
/** Which earlier version a document goes back to, as a draft; none: out of the trash. */
export const restoreBody = z.object({ version: z.int().min(1).optional() });

/** One entry of a record's history, newest first; `by` is a name, null for the installation itself. */
export const historyEntry = z.object({
  version: z.int(),
  action: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** When the editing session began whose autosaves this entry is; `at` is the last of them. */
  began_at: z.iso.datetime().optional(),
  /** Why what was planned could not be done. */
  note: z.string().optional(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Who has a record open now; `you`: the one who asks, perhaps in another window. */
export const presence = z.object({ people: z.array(z.object({ name: z.string(), you: z.boolean() })) });
export type Presence = z.output<typeof presence>;

/** A change of an open record that was just saved: by whom, and which of its fields differ. */
export const savedChange = z.object({
  version: z.int(),
  action: z.string(),
  by: z.string().nullable(),
  you: z.boolean(),
  fields: z.array(z.string()),
});
export type SavedChange = z.output<typeof savedChange>;

/** One version of a record with its fields as they stood. */
export const revision = historyEntry.extend({ fields: z.record(z.string(), z.unknown()) });
export type Revision = z.output<typeof revision>;

const compared = z.union([z.enum(['published', 'draft']), z.string().regex(/^[1-9]\d{0,8}$/)]);
/** Which two states of a record are compared: versions, what is live, what is being worked on. */
export const differenceQuery = z.object({ from: compared.default('published'), to: compared.default('draft') });

/** One field that differs between two versions; `path` as in a body, `label` as a person reads it. */
export const difference = z.object({ path: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() });
export type Difference = z.output<typeof difference>;

/** A record that mentions another, and by which field. */
export const usage = z.object({
  resource: z.string(),
  id: z.uuid(),
  title: z.string(),
  field: z.string(),
});
export type Usage = z.output<typeof usage>;

/** What is looked for over everything. */
export const searchQuery = z.object({ q: z.string().max(200) });

/** A page of the site that a link can lead to; `resource` is null for one whose address is the site's own. */
export const linkTarget = z.object({ path: z.string(), title: z.string(), resource: z.string().nullable() });
export type LinkTarget = z.output<typeof linkTarget>;

/** A record found by the search over everything. */
export const searchResult = z.object({
  resource: z.string(),
  id: z.uuid(),
  title: z.string(),
  status: z.enum(RECORD_STATUS),
  /** What tells it from others with its title: the programme of a question, a page's address. */
  context: z.array(z.string()),
});
export type SearchResult = z.output<typeof searchResult>;
