import { ApiError, type Resource, type RowMeta } from '@prospectus/contract';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

import type { Undo } from '../platform/changes/change-sets.ts';
import { changeRow, createRow, deleteRow, type Versioned } from '../platform/changes/change-row.ts';
import { listRows, type RecordPage } from '../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../platform/console/list-query.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/** The dependencies of operations: the platform, and `feed.catchUp`, after which reads see the change. */
export type OperationDeps = Platform & { feed: { catchUp(): Promise<void> } };

type Fields = Record<string, unknown>;

/** The columns of every operation table. */
export type TableRow = { id: string; version: number; created_at: Date; updated_at: Date };

/** A row as the console sees it: its own fields, and the meta fields of every record. */
export type TableRecord = Record<string, unknown> & RowMeta;

/** Which row is saved, by whom and when. */
type Saving = { id: string; by: string; at: Date };

/** A resource in a table of its own, whose columns are its fields. A saved record is live at once. */
export type TableResource = {
  resource: Resource;
  table: PgTable & { id: AnyPgColumn; version: AnyPgColumn };
  columns: ListColumns;
  /** The rows that are records; by default all. */
  visible?: SQL;
  /** A row as the console sees it; by default all its columns. */
  toRecord?(row: TableRow): TableRecord;
  /** Saves rows where one change can be of several. */
  writes?(deps: WriteDeps): TableWrites;
  /** Records with times as a calendar (RFC 5545). */
  calendar?(deps: Pick<OperationDeps, 'db' | 'config'>, ids: readonly string[]): Promise<string>;
  /** Undoes a change set without entries, whose changes the resource stores itself. */
  undo?: Undo;
  /** Takes the table's lock, before any row's. */
  lock?(tx: Database): Promise<void>;
  /** Validates or completes the fields before they are saved, in the same transaction. */
  check(tx: Database, fields: Fields, saving: Saving): Promise<Fields>;
  /** Called after a change of a row, in the same transaction; `before` or `after` is absent for a new or deleted row. */
  changed?(tx: Database, change: RowChange): Promise<void>;
};

type RowChange = { before?: TableRow; after?: TableRow; by: string; at: Date };

export type TableRequest = {
  id: string;
  by: string;
  version?: number | undefined;
  /** Throws where the person may not change this row. */
  check?(row: TableRow): void;
};

export type WriteDeps = Pick<OperationDeps, 'clock'>;

/** A row as the console sees it. */
export const recordOf = (spec: TableResource, row: TableRow): TableRecord => (spec.toRecord ?? toRecord)(row);

export const toRecord = (row: TableRow): TableRecord => ({
  ...row,
  position: 0,
  status: 'published',
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** Changes of rows in the caller's transaction. */
export type TableWrites = {
  create(tx: Database, fields: Fields, by: string): Promise<TableRow>;
  update(tx: Database, request: TableRequest, fields: Fields): Promise<TableRow>;
  remove(tx: Database, request: TableRequest): Promise<TableRow>;
};

/** Changes the rows of a table; the caller calls `feed.catchUp` afterwards. */
export function tableWrites(deps: WriteDeps, spec: TableResource): TableWrites {
  const { table, visible, resource } = spec;
  if (spec.writes) return spec.writes(deps);
  const versioned: Versioned<typeof table> = {
    ...{ table, resource: resource.name, toRecord: (row) => recordOf(spec, row as TableRow) },
    titleOf: (row) => (row as Fields)[resource.titleField] as string,
  };
  const begin = async (tx: Database, { id, check, ...request }: TableRequest) => {
    await spec.lock?.(tx);
    return {
      ...{ ...request, id, at: deps.clock.now(), where: and(visible, eq(table.id, id)) },
      check: (row: object) => check?.(row as TableRow),
    };
  };
  return {
    create: async (tx, fields, by) => {
      const [id, at] = [v7(), deps.clock.now()];
      await spec.lock?.(tx);
      const checked = await spec.check(tx, fields, { id, by, at });
      const values = { ...checked, id, version: 1, created_at: at, updated_at: at };
      const after = (await createRow(tx, versioned, values, { by, at })) as unknown as TableRow;
      await spec.changed?.(tx, { after, by, at });
      return after;
    },
    update: async (tx, target, fields) => {
      const request = await begin(tx, target);
      const sides = await changeRow(tx, versioned, { ...request, yours: fields }, (before) =>
        spec.check(tx, { ...ownFields(spec, before), ...fields }, request),
      );
      const [before, after] = [sides.before, sides.after] as unknown as [TableRow, TableRow];
      await spec.changed?.(tx, { before, after, by: request.by, at: request.at });
      return after;
    },
    remove: async (tx, target) => {
      const request = await begin(tx, target);
      const before = (await deleteRow(tx, versioned, request)) as unknown as TableRow;
      await spec.changed?.(tx, { before, by: request.by, at: request.at });
      return before;
    },
  };
}

/** Undoes a change set of rows, last entry first: deletes created rows, and restores the fields of changed ones. */
export const undoRowsOf =
  (deps: WriteDeps, spec: TableResource): Undo =>
  async (tx, set, undoing) => {
    const { entries } = set;
    if (spec.undo && entries.length === 0) return spec.undo(tx, set, undoing);
    const writes = tableWrites(deps, spec);
    await lockRows(
      tx,
      spec,
      entries.flatMap(({ id }) => id ?? []),
    );
    for (const { id, version, before } of entries.toReversed()) {
      const request = { id: id ?? '', by: undoing.by, version };
      await (before ? writes.update(tx, request, before) : writes.remove(tx, request));
    }
    return { undone: entries.length };
  };

/** Locks several rows, in the order of their ids, as every transaction does. */
export async function lockRows(tx: Database, { table, lock }: TableResource, ids: readonly string[]): Promise<void> {
  await lock?.(tx);
  await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update');
}

/** The record's row, or 404. */
export async function findRow(db: Database, { table, visible }: TableResource, id: string): Promise<TableRow> {
  const [row] = (await db
    .select()
    .from(table)
    .where(and(visible, eq(table.id, id)))) as TableRow[];
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** One page of a table's records, with the total. */
export async function listRecords(db: Database, spec: TableResource, request: ListRequest): Promise<RecordPage> {
  const { found, ...page } = await listRows(db, spec.table, request, spec.visible);
  return { ...page, found: found.map((row) => recordOf(spec, row as TableRow)) };
}

const ownFields = ({ resource }: TableResource, row: Fields): Fields =>
  Object.fromEntries(Object.keys(resource.schema.shape).map((name) => [name, row[name]]));
