import { ApiError, type Resource } from '@prospectus/contract';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';

import { audit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { claimAddresses, releaseAddresses } from './addresses.ts';
import { auditNote } from './audit-note.ts';
import type { Act } from './holding.ts';
import { pathsUnder } from './page-paths.ts';
import { tellPublication } from './publication.ts';
import { type DocumentRow, liveFields } from './record.ts';
import { remember } from './revisions.ts';
import { documents, type Fields, type RevisionAction } from './tables.ts';
import { keepWords } from './words.ts';

export type WriteDeps = Pick<Deps, 'clock'>;
type Change = { action: RevisionAction; values: Partial<DocumentRow>; note?: string };

/**
 * The one way a document changes: a new version, with its addresses, its words, a revision, an entry in the audit log
 * and, where what is live changes, the redirects and the news of it. All in the caller's transaction.
 */
export async function write(
  tx: Database,
  { clock }: WriteDeps,
  act: Act,
  before: DocumentRow,
  { action, values, note }: Change,
): Promise<DocumentRow> {
  const publishes = 'published' in values || 'deleted_at' in values;
  const paths = publishes ? await pathsUnder(tx, act.resource, before.id) : new Map<string, string>();
  const [after] = await tx
    .update(documents)
    .set({ ...values, version: before.version + 1, updated_at: clock.now() })
    .where(and(eq(documents.id, before.id), eq(documents.version, before.version)))
    .returning();
  if (!after) throw new ApiError('VERSION_CONFLICT');
  await settle(tx, act, before, after, action, note);
  await tellPublication(tx, act, { before: liveFields(before), after: liveFields(after), paths, at: after.updated_at });
  return after;
}

/** A new document, drafted, after all others of its resource. */
export async function insert(
  tx: Database,
  { clock }: WriteDeps,
  { resource, by }: Pick<Act, 'resource' | 'by'>,
  { id = v7(), draft, action }: { id?: string; draft: Fields; action: RevisionAction },
): Promise<DocumentRow> {
  const now = clock.now();
  const [row] = await tx
    .insert(documents)
    .values({ id, resource: resource.name, position: lastPlace(resource), draft, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new ApiError('INTERNAL');
  await settle(tx, { resource, id, by }, undefined, row, action);
  return row;
}

/** The place after all others. */
export const lastPlace = ({ name }: Resource) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from documents where resource = ${name} and deleted_at is null)`;

async function settle(
  tx: Database,
  { resource, by }: Act,
  before: DocumentRow | undefined,
  after: DocumentRow,
  action: RevisionAction,
  note?: string,
): Promise<void> {
  if (after.deleted_at) await releaseAddresses(tx, after.id);
  else await claimAddresses(tx, resource, after);
  await keepWords(tx, resource, after);
  await remember(tx, after, action, by, note);
  await audit(tx, { ...auditNote(resource, action, before, after), by });
}
