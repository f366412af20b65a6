import { ApiError, type Resource, type StaffUser } from '@prospectus/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

import { type Database, rows } from '../platform/database/database.ts';
import { pageOf, totalOf } from '../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../platform/console/list-query.ts';
import type { OperationDeps } from './deps.ts';
import { type TableRecord, type TableRow, toRecord } from './record.ts';
import { type RowChange, rowOf, type TableChange } from './subscribers.ts';

type Fields = Record<string, unknown>;

/** Which row is saved, by whom and when. */
type Writing = { id: string; by: string; at: Date };

/** A resource stored in a table of its own, whose columns are its fields: saved is live. */
export type TableResource = {
  resource: Resource;
  table: PgTable & { id: AnyPgColumn };
  columns: ListColumns;
  /** Which rows are records; all of them where it is not said. */
  visible?: SQL;
  /** A row as the console sees it, where it is not simply all its columns. */
  toRecord?(row: TableRow): TableRecord;
  /** How its rows are saved, where one change may be of several rows. */
  writes?(deps: StoreDeps): TableWrites;
  /** Records with times as a calendar (RFC 5545). */
  calendar?(deps: Pick<OperationDeps, 'db' | 'config'>, ids: readonly string[]): Promise<string>;
  /** Takes back a change of several rows by its id, and answers of how many. */
  undo?(deps: StoreDeps, change: UndoneChange): Promise<number>;
  /** Taken before any row of it is. */
  lock?(tx: Database): Promise<void>;
  /** Validates or completes the fields before they are saved, in the same transaction. */
  check(tx: Database, fields: Fields, writing: Writing): Promise<Fields>;
  /** Called after a change of one of its rows, in the same transaction. */
  changed?(tx: Database, change: TableChange): Promise<void>;
};

export type RowRequest = {
  id: string;
  by: string;
  version?: number | undefined;
  /** Throws where this row is not theirs to change. */
  check?(row: TableRow): void;
};

type UndoneChange = { tx: Database; id: string; person: Pick<StaffUser, 'id' | 'role'> };

export type StoreDeps = Pick<OperationDeps, 'db' | 'clock' | 'tableSubscribers'>;

/** A row as the console sees it. */
export const recordOf = (spec: TableResource, row: TableRow): TableRecord => (spec.toRecord ?? toRecord)(row);

/** Changes of rows as parts of a transaction. */
export type TableWrites = {
  create(tx: Database, fields: Fields, by: string): Promise<TableRow>;
  update(tx: Database, request: RowRequest, given: Fields): Promise<TableRow>;
  remove(tx: Database, request: RowRequest): Promise<TableRow>;
};

/** What can be done with the records of a table: versions, one transaction a change, and the subscribers' part in it. */
export function tableStore(deps: StoreDeps, spec: TableResource) {
  const writes = tableWrites(deps, spec);
  const inTransaction = async (work: (tx: Database) => Promise<TableRow>): Promise<TableRow> => {
    const row = await deps.db.transaction(work);
    for (const subscriber of deps.tableSubscribers) await subscriber.committed?.();
    return row;
  };
  return {
    list: (request: ListRequest) => list(deps.db, spec, request),
    read: (id: string) => find(deps.db, spec, id),
    create: (fields: Fields, by: string) => inTransaction((tx) => writes.create(tx, fields, by)),
    update: (request: RowRequest, given: Fields) => inTransaction((tx) => writes.update(tx, request, given)),
    remove: (request: RowRequest) => inTransaction((tx) => writes.remove(tx, request)),
  };
}

/** The same changes as parts of a longer transaction, after which `committed` of the subscribers is the caller's to call. */
export function tableWrites(deps: StoreDeps, spec: TableResource): TableWrites {
  const { table } = spec;
  if (spec.writes) return spec.writes(deps);
  return {
    create: async (tx: Database, fields: Fields, by: string): Promise<TableRow> => {
      await spec.lock?.(tx);
      const [id, at] = [v7(), deps.clock.now()];
      const checked = await spec.check(tx, fields, { id, by, at });
      const values = { ...checked, id, version: 1, created_at: at, updated_at: at };
      const after = await firstOf(tx.insert(table).values(values).returning());
      return changed(tx, deps, spec, { action: 'create', before: undefined, after, by, at });
    },
    update: async (tx: Database, { id, by, version, check }: RowRequest, given: Fields): Promise<TableRow> => {
      await spec.lock?.(tx);
      const at = deps.clock.now();
      const before = await find(tx, spec, id, 'locked');
      check?.(before);
      refuseStale(spec, before, version, given);
      const checked = await spec.check(tx, { ...ownFields(spec, before), ...given }, { id, by, at });
      const values = { ...checked, version: before.version + 1, updated_at: at };
      const after = await firstOf(tx.update(table).set(values).where(eq(table.id, id)).returning());
      return changed(tx, deps, spec, { action: 'update', before, after, by, at });
    },
    remove: async (tx: Database, { id, by, version, check }: RowRequest): Promise<TableRow> => {
      await spec.lock?.(tx);
      const before = await find(tx, spec, id, 'locked');
      check?.(before);
      refuseStale(spec, before, version);
      await tx.delete(table).where(eq(table.id, id));
      return changed(tx, deps, spec, { action: 'delete', before, after: undefined, by, at: deps.clock.now() });
    },
  };
}

/** All that follows a change, in its transaction; answers the row as it is now, or as it was deleted. */
async function changed(
  tx: Database,
  { tableSubscribers }: StoreDeps,
  spec: TableResource,
  row: RowChange & { by: string; at: Date },
): Promise<TableRow> {
  const change: TableChange = { ...row, resource: spec.resource };
  for (const subscriber of tableSubscribers) await subscriber.changed?.(tx, [change]);
  await spec.changed?.(tx, change);
  return rowOf(change);
}

async function find(db: Database, { table, visible }: TableResource, id: string, locked?: 'locked'): Promise<TableRow> {
  const query = db
    .select()
    .from(table)
    .where(and(visible, eq(table.id, id)));
  const [row] = (await (locked ? query.for('update') : query)) as TableRow[];
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** Refuses a version that is not the newest, with both sides. */
export function refuseStale(spec: TableResource, row: TableRow, version: number | undefined, yours?: Fields): void {
  if (version !== undefined && version !== row.version)
    throw new ApiError('VERSION_CONFLICT', { extra: { current: recordOf(spec, row), ...(yours && { yours }) } });
}

async function list(
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

async function firstOf(statement: PromiseLike<unknown>): Promise<TableRow> {
  const [row] = (await statement) as TableRow[];
  if (!row) throw new ApiError('INTERNAL');
  return row;
}
