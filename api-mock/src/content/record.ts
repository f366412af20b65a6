import { type RECORD_STATUS, type RecordMeta, type Resource, resources } from '@prospectus/contract';

import type { documents, Fields } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** The resources whose records are documents. */
export const documentResources = Object.values<Resource>(resources).filter(({ storage }) => storage === 'document');

/** The resource that a document belongs to. */
export const resourceOf = ({ resource }: Pick<DocumentRow, 'resource'>): Resource =>
  resources[resource as keyof typeof resources];

/** The draft's fields, or the published ones where there is no draft. */
export const workingCopy = (row: Pick<DocumentRow, 'draft' | 'published'>): Fields => row.draft ?? row.published ?? {};

/** The text of the record's title field. */
export function titleOf({ titleField }: Resource, row: Pick<DocumentRow, 'draft' | 'published'>): string {
  const title = workingCopy(row)[titleField];
  return typeof title === 'string' ? title : '';
}

/** A document's working copy with its resource and title. */
export type WorkingDocument = { resource: Resource; id: string; title: string; fields: Fields };

export const workingDocument = (row: DocumentRow): WorkingDocument => ({
  resource: resourceOf(row),
  id: row.id,
  title: titleOf(resourceOf(row), row),
  fields: workingCopy(row),
});

/** Every state a document is in: live, drafted, or both. */
export const statesOf = ({ published, draft }: Pick<DocumentRow, 'draft' | 'published'>): Fields[] =>
  [published, draft].filter((fields) => fields !== null);

/** The fields that visitors see; null where the document is not live. */
export const liveFields = ({ published, deleted_at }: Pick<DocumentRow, 'published' | 'deleted_at'>): Fields | null =>
  deleted_at ? null : published;

/** A document as the console sees it: the working copy and the meta fields of every record. */
export function toRecord(row: DocumentRow): Fields & RecordMeta {
  return {
    ...workingCopy(row),
    id: row.id,
    version: row.version,
    position: row.position,
    status: statusOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    publish_at: row.publish_at?.toISOString() ?? null,
    unpublish_at: row.unpublish_at?.toISOString() ?? null,
  };
}

/** Live and unedited, live with a draft beside it, or not live. */
export function statusOf(row: Pick<DocumentRow, 'draft' | 'published'>): (typeof RECORD_STATUS)[number] {
  if (!row.published) return 'draft';
  return row.draft ? 'changed' : 'published';
}
