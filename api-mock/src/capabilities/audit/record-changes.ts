import type { AuditAction } from '@prospectus/contract';

import { type DocumentRow, liveFields, titleOf, toRecord } from '../../content/record.ts';
import type { DocumentSubscriber } from '../../content/subscribers.ts';
import type { RevisionAction } from '../../content/tables.ts';
import { rowOf, type TableSubscriber } from '../../operations/subscribers.ts';
import { audit, auditAll } from './audit.ts';

/** Writes an entry for every change of a document; for autosaves, one for the whole editing session. */
export const documentAudit: DocumentSubscriber = {
  changed: async (tx, { resource, action, by, before, after, autosaved }) => {
    if (autosaved) return;
    await audit(tx, {
      at: after.updated_at,
      by,
      action: ACTIONS[action] ?? (action as AuditAction),
      resource: resource.name,
      recordId: after.id,
      title: titleOf(resource, after),
      before: before ? view(action, before) : null,
      after: view(action, after),
    });
  },
  sessionEnded: (tx, { resource, id, by, at, before, after }) =>
    audit(tx, {
      at,
      by,
      action: 'update',
      resource: resource.name,
      recordId: id,
      title: titleOf(resource, { draft: after, published: null }),
      before,
      after,
    }),
  purged: (tx, { resource, id, title, by, at }) =>
    audit(tx, { at, by, action: 'purge', resource: resource.name, recordId: id, title }),
  reordered: (tx, { resource, by, at, before, after }) =>
    audit(tx, {
      at,
      by,
      action: 'reorder',
      resource: resource.name,
      recordId: null,
      before: { ids: before },
      after: { ids: after },
    }),
};

/** Writes an entry for every change of an operation table's row. */
export const tableAudit: TableSubscriber = {
  changed: (tx, changes) =>
    auditAll(
      tx,
      changes.map((change) => {
        const { resource, action, by, at, before = null, after = null } = change;
        const row = rowOf(change);
        const title = (row as Record<string, unknown>)[resource.titleField] as string;
        return { at, by, action, resource: resource.name, recordId: row.id, title, before, after };
      }),
    ),
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
