import { isDeepStrictEqual } from 'node:util';

import { ApiError, type Resource, resources } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { saveRow } from '../platform/changes/change-row.ts';
import type { Database } from '../platform/database/database.ts';
import { claimAddresses, lockWhereMoved, metadataAt, releaseAddresses } from './addresses.ts';
import type { ContentDeps } from './deps.ts';
import { announce } from './feed.ts';
import type { DocumentRequest } from './locking.ts';
import { livePageAt, pathsUnder } from './page-paths.ts';
import { notifyPresent } from './presence.ts';
import { type DocumentRow, liveFields } from './record.ts';
import { indexDocument } from './search-index.ts';
import { recordChange } from './sessions.ts';
import type { DocumentChange, Subscribed } from './subscribers.ts';
import { documents, type Fields, type RevisionAction } from './tables.ts';
import { publicationTags } from './tags.ts';

export type WriteDeps = Pick<ContentDeps, 'clock' | 'documentSubscribers'>;
type DocumentWrite = { action: RevisionAction; values: Partial<DocumentRow>; note?: string };

/**
 * Saves a new version of a locked document, in the caller's transaction: with its addresses, search index, revision and
 * subscribers, and the announcement to the site where its live fields change.
 */
export async function write(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  before: DocumentRow,
  { action, values, note }: DocumentWrite,
): Promise<DocumentRow> {
  await lockWhereMoved(tx, request.resource, before, values);
  const publishes = 'published' in values || 'deleted_at' in values;
  const paths = publishes ? await pathsUnder(tx, request.resource, before.id) : new Map<string, string>();
  const saving = { where: eq(documents.id, before.id), at: deps.clock.now() };
  const after = await saveRow(tx, documents, saving, before, values);
  const autosaved = action === 'update' && request.autosave === true;
  await afterWrite(tx, deps, { resource: request.resource, action, by: request.by, before, after, autosaved }, note);
  const states = { before: liveFields(before), after: liveFields(after) };
  const moves = await announcePublication(tx, deps, request, { ...states, paths, at: after.updated_at });
  for (const move of moves) await moveMetadata(tx, deps, request, move);
  return after;
}

/** A page's metadata moves with it, unless its new path has some. */
async function moveMetadata(tx: Database, deps: WriteDeps, { by }: DocumentRequest, { from, to }: Move): Promise<void> {
  const resource = resources.metadata;
  if ((await metadataAt(tx, to)).length > 0) return;
  for (const row of await metadataAt(tx, from)) {
    // A draft can be for another page already.
    const moved = (fields: Fields | null) =>
      fields?.['slug'] === from.slice(1) ? { ...fields, slug: to.slice(1) } : fields;
    const values = { published: moved(row.published), draft: moved(row.draft) };
    await write(tx, deps, { resource, id: row.id, by }, row, { action: 'update', values });
  }
}

/** Inserts a draft after all other documents of its resource. */
export async function insert(
  tx: Database,
  deps: WriteDeps,
  { resource, by }: Pick<DocumentRequest, 'resource' | 'by'>,
  { id = v7(), draft, action }: { id?: string; draft: Fields; action: RevisionAction },
): Promise<DocumentRow> {
  const now = deps.clock.now();
  const [row] = await tx
    .insert(documents)
    .values({ id, resource: resource.name, position: nextPosition(resource), draft, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new ApiError('INTERNAL');
  await afterWrite(tx, deps, { resource, action, by, before: undefined, after: row, autosaved: false });
  return row;
}

/** The position after all others. */
export const nextPosition = ({ name }: Resource) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from documents where resource = ${name} and deleted_at is null)`;

/**
 * What follows every write of a document: its addresses, search index, revision with audit entry, and subscribers. The
 * caller announces the change to the site.
 */
export async function afterWrite(
  tx: Database,
  deps: Pick<WriteDeps, 'documentSubscribers'>,
  change: DocumentChange,
  note?: string,
): Promise<void> {
  const { resource, after } = change;
  if (after.deleted_at) await releaseAddresses(tx, after.id);
  else await claimAddresses(tx, resource, after);
  await indexDocument(tx, resource, after);
  await recordChange(tx, change, note);
  await notifyPresent(tx, change);
  for (const subscriber of deps.documentSubscribers) await subscriber.changed?.(tx, change);
}

type Publication = {
  /** The live fields before and after; null where nothing is live. */
  before: Fields | null;
  after: Fields | null;
  /** Paths of the page and those below it as they were, by document. */
  paths: ReadonlyMap<string, string>;
  at: Date;
};

/** A live page that is at another path now. */
type Move = { from: string; to: string };

/** Announces a change of the live fields, notifies subscribers of the paths of pages, and returns the moves. */
async function announcePublication(
  tx: Database,
  { documentSubscribers }: Subscribed,
  { resource, id, by }: DocumentRequest,
  { before, after, paths, at }: Publication,
): Promise<Move[]> {
  if (isDeepStrictEqual(before, after)) return [];
  const now = await pathsUnder(tx, resource, id);
  const moves: Move[] = [];
  for (const [page, from] of paths) {
    const to = now.get(page);
    // Another page can be live at the old path, as a built-in programme is.
    if (to !== undefined && to !== from && !(await livePageAt(tx, from))) moves.push({ from, to });
  }
  const change = { moves, live: [...now.values()], by, at };
  const tags = publicationTags(resource, id, before, after);
  for (const subscriber of documentSubscribers) tags.push(...((await subscriber.pagesChanged?.(tx, change)) ?? []));
  await announce(tx, tags, at);
  return moves;
}
