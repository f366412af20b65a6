import type { RowMeta } from '@prospectus/contract';

/** A row of an operation table, besides its own columns. */
export type TableRow = { id: string; version: number; created_at: Date; updated_at: Date };

/** A row as the console sees it. */
export const toRecord = (row: TableRow): Record<string, unknown> & RowMeta => ({
  ...row,
  position: 0,
  status: 'published',
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
