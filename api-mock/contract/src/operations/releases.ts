import { z } from 'zod';

/** `undone`: the versions before it are live again; `failed`: it could not be published at its time. */
const RELEASE_STATES = ['open', 'published', 'undone', 'failed'] as const;

const item = z.object({ resource: z.string().max(60), id: z.uuid() });

export const releaseFields = z.object({
  title: z.string().trim().min(1, 'Please fill this in.').max(160, 'At most 160 characters.'),
  /** When it is published automatically; null for by hand. */
  publish_at: z.iso.datetime({ offset: true }).nullable().default(null),
  items: z.array(item).max(500).default([]),
});

/** Drafts that go live in one transaction, and can be undone together. */
export const releaseRecord = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  title: z.string(),
  publish_at: z.iso.datetime().nullable(),
  items: z.array(item.extend({ title: z.string(), status: z.string() })),
  state: z.enum(RELEASE_STATES),
  /** Why it could not be published at its time. */
  note: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
});
export type ReleaseRecord = z.output<typeof releaseRecord>;

const search = {
  text: z.string().min(1).max(200),
  caseSensitive: z.boolean().default(false),
  wholeWord: z.boolean().default(false),
};

/** Replaces a text everywhere, or a year or batch by the next one with its dates and fees. */
export const proposalBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('replace'), ...search, replacement: z.string().max(200) }),
  z.object({
    kind: z.literal('rollover'),
    from: z.string().trim().min(4).max(60),
    to: z.string().trim().min(4).max(60),
    /** By how many per cent fees change, and to how many rupees they are rounded. */
    fees: z
      .object({ percent: z.number().min(-50).max(100), roundTo: z.literal([1, 10, 50, 100, 500, 1000]) })
      .optional(),
  }),
]);
export type ProposalBody = z.input<typeof proposalBody>;

const value = z.union([z.string(), z.number()]);

/** A proposed change of a field in a draft. */
const proposedChange = z.object({
  resource: z.string(),
  id: z.uuid(),
  path: z.string(),
  before: value,
  after: value,
});
export type ProposedChange = z.output<typeof proposedChange>;

/** `careful`: the text may be about the past, so the change is not selected by default. */
export const proposal = proposedChange.extend({ title: z.string(), careful: z.boolean() });
export type Proposal = z.output<typeof proposal>;

/** Accepted changes, and the title of their release. */
export const acceptBody = z.object({
  title: releaseFields.shape.title,
  changes: z.array(proposedChange).min(1).max(2_000),
});
