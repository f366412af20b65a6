import { ApiError, type Resource, type RowMeta } from '@prospectus/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

import type { Undo } from '../platform/changes/change-sets.ts';
import { changeRow, createRow, deleteRow, type Versioned } from '../platform/changes/change-row.ts';
import { pageOf, totalOf } from '../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../platform/console/list-query.ts';
import { type Database, rows } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/** What operations are handed: the platform, and how a reader after the answer sees what is public by then. */
export type OperationDeps = Platform & { feed: { catchUp(): Promise<void> } };

type Fields = Record<string, unknown>;

/** A row of an operation table, besides its own columns. */
export type TableRow = { id: string; version: number; created_at: Date; updated_at: Date };

/** A row as the console sees it: its own fields, and the meta of every record. */
export type TableRecord = Record<string, unknown> & RowMeta;

/** Which row is saved, by whom and when. */
type Writing = { id: string; by: string; at: Date };

/** A resource stored in a table of its own, whose columns are its fields: saved is live. */
export type TableResource = {
  resource: Resource;
  table: PgTable & { id: AnyPgColumn; version: AnyPgColumn };
  columns: ListColumns;
  /** Which rows are records; all of them unless set. */
  visible?: SQL;
  /** A row as the console sees it, where it is not simply all its columns. */
  toRecord?(row: TableRow): TableRecord;
  /** How its rows are saved, where one change may be of several rows. */
  writes?(deps: WriteDeps): TableWrites;
  /** Records with times as a calendar (RFC 5545). */
  calendar?(deps: Pick<OperationDeps, 'db' | 'config'>, ids: readonly string[]): Promise<string>;
  /** Undoes a change set without entries: what it did is stored with the resource's own changes. */
  undo?: Undo;
  /** Taken before any row of it is. */
  lock?(tx: Database): Promise<void>;
  /** Validates or completes the fields before they are saved, in the same transaction. */
  check(tx: Database, fields: Fields, writing: Writing): Promise<Fields>;
  /** Called after a change of one of its rows, in the same transaction; a new one has no `before`, a deleted one no `after`. */
  changed?(tx: Database, change: RowChange): Promise<void>;
};

type RowChange = { before?: TableRow; after?: TableRow; by: string; at: Date };

export type TableRequest = {
  id: string;
  by: string;
  version?: number | undefined;
  /** Throws where this row is not theirs to change. */
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

/** Changes of rows as parts of a transaction. */
export type TableWrites = {
  create(tx: Database, fields: Fields, by: string): Promise<TableRow>;
  update(tx: Database, request: TableRequest, given: Fields): Promise<TableRow>;
  remove(tx: Database, request: TableRequest): Promise<TableRow>;
};

/** How the rows of a table are changed, after which `feed.catchUp` is the caller's to call. */
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
    update: async (tx, asked, given) => {
      const request = await begin(tx, asked);
      const sides = await changeRow(tx, versioned, { ...request, yours: given }, (before) =>
        spec.check(tx, { ...ownFields(spec, before), ...given }, request),
      );
      const [before, after] = [sides.before, sides.after] as unknown as [TableRow, TableRow];
      await spec.changed?.(tx, { before, after, by: request.by, at: request.at });
      return after;
    },
    remove: async (tx, asked) => {
      const request = await begin(tx, asked);
      const before = (await deleteRow(tx, versioned, request)) as unknown as TableRow;
      await spec.changed?.(tx, { before, by: request.by, at: request.at });
      return before;
    },
  };
}

/** Undoes a change set of rows, the last one first: created ones are deleted, changed ones get the fields they had. */
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

/** Begins a change of several rows: in the order of their ids, as in every transaction. */
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

/** The rows that a list asks for, and how many there are in all. */
export async function listRows(
  db: Database,
  { table, visible }: TableResource,
  request: ListRequest,
): Promise<{ found: TableRow[]; total: number }> {
  const from: SQL = sql`${table} where ${and(visible, request.where) ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const total = await totalOf(db, from, request, ids.length);
  if (ids.length === 0) return { found: [], total };
  const all = (await db.select().from(table).where(inArray(table.id, ids))) as TableRow[];
  const found = new Map(all.map((row) => [row.id, row]));
  return { found: ids.flatMap((id) => found.get(id) ?? []), total };
}

const ownFields = ({ resource }: TableResource, row: Fields): Fields =>
  Object.fromEntries(Object.keys(resource.schema.shape).map((name) => [name, row[name]]));
