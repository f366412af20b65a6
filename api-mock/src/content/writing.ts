import { ApiError, type Resource, resources } from '@prospectus/contract';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import type { Database } from '../platform/database/database.ts';
import type { ContentDeps } from './deps.ts';
import { claimAddresses, lockWhereMoved, metadataAt, releaseAddresses } from './addresses.ts';
import type { DocumentRequest } from './locking.ts';
import { pathsUnder } from './page-paths.ts';
import { type Move, announcePublication } from './publication.ts';
import { type DocumentRow, liveFields } from './record.ts';
import { tellOpen } from './presence.ts';
import { recordChange } from './sessions.ts';
import type { DocumentChange } from './subscribers.ts';
import { documents, type Fields, type RevisionAction } from './tables.ts';
import { indexDocument } from './search-index.ts';

export type WriteDeps = Pick<ContentDeps, 'clock' | 'documentSubscribers'>;
type Change = { action: RevisionAction; values: Partial<DocumentRow>; note?: string };

/**
 * The one way a document changes: a new version, with its addresses, its search index, a revision, the subscribers'
 * part and, where what is live changes, the announcement to the site. All in the caller's transaction.
 */
export async function write(
  tx: Database,
  deps: WriteDeps,
  request: DocumentRequest,
  before: DocumentRow,
  { action, values, note }: Change,
): Promise<DocumentRow> {
  await lockWhereMoved(tx, request.resource, before, values);
  const publishes = 'published' in values || 'deleted_at' in values;
  const paths = publishes ? await pathsUnder(tx, request.resource, before.id) : new Map<string, string>();
  const [after] = await tx
    .update(documents)
    .set({ ...values, version: before.version + 1, updated_at: deps.clock.now() })
    .where(and(eq(documents.id, before.id), eq(documents.version, before.version)))
    .returning();
  if (!after) throw new ApiError('VERSION_CONFLICT');
  const autosaved = action === 'update' && request.autosave === true;
  await afterWrite(tx, deps, { resource: request.resource, action, by: request.by, before, after, autosaved }, note);
  const states = { before: liveFields(before), after: liveFields(after) };
  const moves = await announcePublication(tx, deps, request, { ...states, paths, at: after.updated_at });
  for (const move of moves) await moveMetadata(tx, deps, request, move);
  return after;
}

/** A page's metadata goes with it, unless there is some at its new path. */
async function moveMetadata(tx: Database, deps: WriteDeps, { by }: DocumentRequest, { from, to }: Move): Promise<void> {
  const resource = resources.metadata;
  if ((await metadataAt(tx, to)).length > 0) return;
  for (const row of await metadataAt(tx, from)) {
    // A draft may be meant for another page already.
    const moved = (fields: Fields | null) =>
      fields?.['slug'] === from.slice(1) ? { ...fields, slug: to.slice(1) } : fields;
    const values = { published: moved(row.published), draft: moved(row.draft) };
    await write(tx, deps, { resource, id: row.id, by }, row, { action: 'update', values });
  }
}

/** A new document, drafted, after all others of its resource. */
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

async function afterWrite(
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
  await tellOpen(tx, change);
  for (const subscriber of deps.documentSubscribers) await subscriber.changed?.(tx, change);
}
