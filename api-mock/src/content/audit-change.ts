import type { AuditAction, Resource } from '@prospectus/contract';

import { audit } from '../platform/changes/audit.ts';
import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, liveFields, titleOf, toRecord } from './record.ts';
import type { DocumentChange } from './subscribers.ts';
import type { Fields, RevisionAction } from './tables.ts';

/** Writes the audit entry of a document's change. */
export const auditChange = (tx: Database, { resource, action, by, before, after }: DocumentChange): Promise<void> =>
  audit(tx, {
    ...{ at: after.updated_at, by, action: ACTIONS[action] ?? (action as AuditAction) },
    ...{ resource: resource.name, recordId: after.id, title: titleOf(resource, after) },
    ...{ before: before ? view(action, before) : null, after: view(action, after) },
  });

type EditingSession = { resource: Resource; id: string; by: string | null; at: Date; before: Fields; after: Fields };

/** One entry for all that a person autosaved in a document without a long pause. */
export const auditSession = (tx: Database, { resource, id, ...session }: EditingSession): Promise<void> => {
  const title = titleOf(resource, { draft: session.after, published: null });
  return audit(tx, { ...session, action: 'update', resource: resource.name, recordId: id, title });
};

const ACTIONS: Partial<Record<RevisionAction, AuditAction>> = {
  reset: 'restore',
  'not-published': 'schedule',
  'not-unpublished': 'schedule',
};

// For a publication, what was live before and after it; for everything else, what staff work on.
function view(action: RevisionAction, row: DocumentRow): object | null {
  if (row.deleted_at) return null;
  if (action === 'publish') return liveFields(row);
  const { id: _id, version: _version, updated_at: _at, published_at: _live, ...fields } = toRecord(row);
  return fields;
}
