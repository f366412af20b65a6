import type { AuditAction, Resource } from '@prospectus/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';

import { audit } from '../platform/changes/audit.ts';
import type { Database } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { ContentDeps } from './deps.ts';
import { type DocumentRow, liveFields, resourceOf, titleOf, toRecord, workingCopy } from './record.ts';
import { insertRevision } from './revisions.ts';
import type { DocumentChange } from './subscribers.ts';
import { documents, type RevisionAction, revisions } from './tables.ts';

/** A pause this long ends an editing session. */
const IDLE_MS = 30 * 60_000;
const EVERY_MS = 60_000;
const MAX_SESSIONS_PER_ROUND = 200;

/**
 * Writes a revision of a change, and its audit entry. Successive autosaves of one person, without a pause of 30 minutes
 * or another change, are one revision: its version and fields are those of the newest autosave.
 */
export async function recordChange(tx: Database, change: DocumentChange, note?: string): Promise<void> {
  const { resource, action, by, after, autosaved } = change;
  const open = await openSession(tx, after.id);
  if (open && autosaved && open.by === by && after.updated_at.getTime() - open.at.getTime() <= IDLE_MS) {
    await tx
      .update(revisions)
      .set({ version: after.version, fields: workingCopy(after), at: after.updated_at })
      .where(versionOf(after.id, open.version));
    return;
  }
  if (open) await endSession(tx, resource, open);
  await insertRevision(tx, after, { action, by, note, session: autosaved });
  if (!autosaved) await auditChange(tx, change);
}

/** Ends the editing sessions in which nothing was saved for 30 minutes, which puts them into the audit log. */
export const sessionsJob = (deps: Pick<ContentDeps, 'db' | 'clock'>): Job => ({
  name: 'editing sessions',
  everyMs: EVERY_MS,
  run: async () => {
    const before = new Date(deps.clock.now().getTime() - IDLE_MS);
    const idle = await deps.db
      .select({ id: documents.id, resource: documents.resource })
      .from(revisions)
      .innerJoin(documents, eq(documents.id, revisions.document_id))
      .where(and(sql`${revisions.open}`, lt(revisions.at, before)))
      .limit(MAX_SESSIONS_PER_ROUND);
    for (const { id, resource } of idle) {
      await deps.db.transaction(async (tx) => {
        // Locks the document first, as every writer does; a session with a newer autosave continues.
        await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update');
        const open = await openSession(tx, id);
        if (open && open.at < before) await endSession(tx, resourceOf({ resource }), open);
      });
    }
  },
});

type Revision = typeof revisions.$inferSelect;

/** The newest revision of a document, where it is a session that can continue. */
async function openSession(tx: Database, id: string): Promise<Revision | undefined> {
  const [newest] = await tx
    .select()
    .from(revisions)
    .where(eq(revisions.document_id, id))
    .orderBy(desc(revisions.version))
    .limit(1);
  return newest?.open ? newest : undefined;
}

async function endSession(tx: Database, resource: Resource, session: Revision) {
  const { document_id: id, version, by, at } = session;
  await tx.update(revisions).set({ open: false }).where(versionOf(id, version));
  const [previous] = await tx
    .select({ fields: revisions.fields })
    .from(revisions)
    .where(and(eq(revisions.document_id, id), lt(revisions.version, version)))
    .orderBy(desc(revisions.version))
    .limit(1);
  const [before, after] = [previous?.fields ?? {}, session.fields ?? {}];
  const title = titleOf(resource, { draft: after, published: null });
  await audit(tx, { at, by, action: 'update', resource: resource.name, recordId: id, title, before, after });
}

const versionOf = (id: string, version: number) => and(eq(revisions.document_id, id), eq(revisions.version, version));

const auditChange = (tx: Database, { resource, action, by, before, after }: DocumentChange): Promise<void> =>
  audit(tx, {
    ...{ at: after.updated_at, by, action: ACTIONS[action] ?? (action as AuditAction) },
    ...{ resource: resource.name, recordId: after.id, title: titleOf(resource, after) },
    ...{ before: before ? auditedFields(action, before) : null, after: auditedFields(action, after) },
  });

const ACTIONS: Partial<Record<RevisionAction, AuditAction>> = {
  reset: 'restore',
  'not-published': 'schedule',
  'not-unpublished': 'schedule',
};

// The audit log compares the live fields for a publication, and the working copy for every other action.
function auditedFields(action: RevisionAction, row: DocumentRow): object | null {
  if (row.deleted_at) return null;
  if (action === 'publish') return liveFields(row);
  const { id: _id, version: _version, updated_at: _at, published_at: _live, ...fields } = toRecord(row);
  return fields;
}
