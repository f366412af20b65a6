import type { AuditAction, Resource } from '@prospectus/contract';

import type { AuditNote } from '../capabilities/audit/audit.ts';
import { type DocumentRow, liveFields, toRecord, workingCopy } from './record.ts';
import type { RevisionAction } from './tables.ts';

const ACTIONS: Partial<Record<RevisionAction, AuditAction>> = {
  reset: 'restore',
  'not-published': 'schedule',
  'not-unpublished': 'schedule',
};

/** What the audit log keeps of a change to a document. */
export function auditNote(
  resource: Resource,
  action: RevisionAction,
  before: DocumentRow | undefined,
  after: DocumentRow,
): Omit<AuditNote, 'by'> {
  return {
    at: after.updated_at,
    action: ACTIONS[action] ?? (action as AuditAction),
    resource: resource.name,
    recordId: after.id,
    title: titleOf(resource, after),
    before: before ? view(action, before) : null,
    after: view(action, after),
  };
}

/** What a person calls the record. */
export function titleOf({ titleField }: Resource, row: Pick<DocumentRow, 'draft' | 'published'>): string {
  const title = workingCopy(row)[titleField];
  return typeof title === 'string' ? title : '';
}

// A publication is told by what was live before and after it; everything else by what staff work on.
function view(action: RevisionAction, row: DocumentRow): object | null {
  if (row.deleted_at) return null;
  if (action === 'publish') return liveFields(row);
  const { id: _id, version: _version, updated_at: _at, published_at: _live, ...fields } = toRecord(row);
  return fields;
}
