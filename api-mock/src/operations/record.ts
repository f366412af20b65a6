import type { RecordMeta } from '@prospectus/contract';

export type TableRow = { id: string; version: number; created_at: Date; updated_at: Date };

/** A record as the console sees it; saved is live. */
export function toRecord({ created_at, updated_at, ...row }: TableRow): Record<string, unknown> & RecordMeta {
  const saved = updated_at.toISOString();
  return {
    ...row,
    position: 0,
    status: 'published',
    created_at: created_at.toISOString(),
    updated_at: saved,
    published_at: saved,
    publish_at: null,
    unpublish_at: null,
  };
}
