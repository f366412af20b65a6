import { ApiError, type Resource } from '@prospectus/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

import { type Database, rows } from '../platform/database/database.ts';
import { countRows, pageOf } from '../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../platform/console/list-query.ts';
import type { OperationDeps } from './deps.ts';
import { type TableRow, toRecord } from './record.ts';
import { type RowChange, rowOf, type TableChange } from './subscribers.ts';

type Fields = Record<string, unknown>;

/** Which row is saved, by whom and when. */
type Writing = { id: string; by: string; at: Date };

/** A resource stored in a table of its own, whose columns are its fields: saved is live. */
export type TableResource = {
  resource: Resource;
  table: PgTable & { id: AnyPgColumn };
  columns: ListColumns;
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

type StoreDeps = Pick<OperationDeps, 'db' | 'clock' | 'tableSubscribers'>;

/** What can be done with the records of a table: versions, one transaction a change, and the subscribers' part in it. */
export const tableStore = (deps: StoreDeps, spec: TableResource) => ({
  list: (request: ListRequest) => list(deps.db, spec, request),
  read: (id: string) => find(deps.db, spec, id),
  create: (fields: Fields, by: string) =>
    changing(deps, spec, by, async (tx, now) => {
      const id = v7();
      const checked = await spec.check(tx, fields, { id, by, at: now });
      const values = { ...checked, id, version: 1, created_at: now, updated_at: now };
      const after = await firstOf(tx.insert(spec.table).values(values).returning());
      return { action: 'create', before: undefined, after };
    }),
  update: ({ id, by, version, check }: RowRequest, given: Fields) =>
    changing(deps, spec, by, async (tx, now) => {
      const before = await find(tx, spec, id, 'locked');
      check?.(before);
      refuseStale(before, version, given);
      const checked = await spec.check(tx, { ...ownFields(spec, before), ...given }, { id, by, at: now });
      const values = { ...checked, version: before.version + 1, updated_at: now };
      const after = await firstOf(tx.update(spec.table).set(values).where(eq(spec.table.id, id)).returning());
      return { action: 'update', before, after };
    }),
  remove: ({ id, by, version, check }: RowRequest) =>
    changing(deps, spec, by, async (tx) => {
      const before = await find(tx, spec, id, 'locked');
      check?.(before);
      refuseStale(before, version);
      await tx.delete(spec.table).where(eq(spec.table.id, id));
      return { action: 'delete', before, after: undefined };
    }),
});

/** One change in one transaction, with all that follows it; answers the row as it is now, or as it was deleted. */
async function changing(
  { db, clock, tableSubscribers }: StoreDeps,
  spec: TableResource,
  by: string,
  work: (tx: Database, at: Date) => Promise<RowChange>,
): Promise<TableRow> {
  const row = await db.transaction(async (tx) => {
    const at = clock.now();
    const change: TableChange = { ...(await work(tx, at)), resource: spec.resource, by, at };
    for (const subscriber of tableSubscribers) await subscriber.changed?.(tx, change);
    await spec.changed?.(tx, change);
    return rowOf(change);
  });
  for (const subscriber of tableSubscribers) await subscriber.committed?.();
  return row;
}

async function find(db: Database, { table }: TableResource, id: string, locked?: 'locked'): Promise<TableRow> {
  const query = db.select().from(table).where(eq(table.id, id));
  const [row] = (await (locked ? query.for('update') : query)) as TableRow[];
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

function refuseStale(row: TableRow, version: number | undefined, yours?: Fields): void {
  if (version !== undefined && version !== row.version)
    throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(row), ...(yours && { yours }) } });
}

async function list(
  db: Database,
  { table }: TableResource,
  request: ListRequest,
): Promise<{ found: TableRow[]; total: number }> {
  const from: SQL = sql`${table} where ${request.where ?? sql`true`}`;
  const total = await countRows(db, from);
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
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
