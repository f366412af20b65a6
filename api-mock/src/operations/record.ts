import type { RowMeta } from '@prospectus/contract';

/** A row of an operation table, besides its own columns. */
export type TableRow = { id: string; version: number; created_at: Date; updated_at: Date };

/** A row as the console sees it: its own fields, and the meta of every record. */
export type TableRecord = Record<string, unknown> & RowMeta;

export const toRecord = (row: TableRow): TableRecord => ({
  ...row,
  position: 0,
  status: 'published',
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
