import { getTableColumns, isNull } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { batchRows, holidayRows, lectureRows, seriesRows } from '../lectures/index.ts';
import { mediaRows } from '../media/index.ts';
import { redirectRows } from '../redirects/index.ts';

type ContentTable = PgTable & { id: AnyPgColumn };

/** Content in a table of its own; the rest of the content are documents. */
export type TableSection = {
  name: string;
  table: ContentTable;
  /** The column by which another installation knows the same record. */
  key?: string;
};

/** In the order in which they are written; redirects come after the pages whose moves create some. */
export const TABLES_BEFORE: readonly TableSection[] = [{ name: 'media', table: mediaRows, key: 'hash' }];
export const TABLES_AFTER: readonly TableSection[] = [
  { name: 'lecture-series', table: seriesRows },
  { name: 'batches', table: batchRows, key: 'spelling' },
  { name: 'holidays', table: holidayRows, key: 'date' },
  { name: 'live-lectures', table: lectureRows },
  { name: 'redirects', table: redirectRows, key: 'from' },
];
export const TABLES = [...TABLES_BEFORE, ...TABLES_AFTER];

// What belongs to the installation, or to a person.
const NOT_CONTENT = new Set([
  ...['version', 'created_at', 'updated_at', 'deleted_at', 'created_by', 'sequence'],
  ...['clash_allowed_by', 'clash_allowed_at'],
]);

export const columnsOf = ({ table }: TableSection): string[] =>
  Object.keys(getTableColumns(table)).filter((name) => !NOT_CONTENT.has(name));

/** Whether a column is a point in time, which the file has as text. */
export const isTime = ({ table }: TableSection, name: string): boolean =>
  getTableColumns(table)[name]?.dataType === 'date';

/** The column of the trash, where deleted rows are stored for some time. */
export const trashColumn = ({ table }: TableSection): AnyPgColumn | undefined =>
  getTableColumns(table)['deleted_at'] as AnyPgColumn | undefined;

/** The condition of the rows that are not in the trash. */
export const present = (section: TableSection) => {
  const trash = trashColumn(section);
  return trash && isNull(trash);
};
