import { ApiError, type RecordMeta, type Resource } from '@prospectus/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

import { audit } from '../capabilities/audit/audit.ts';
import { type Database, rows } from '../platform/database/database.ts';
import type { Deps } from '../app/deps.ts';
import { countRows, pageOf } from './list-answer.ts';
import type { ListColumns, ListRequest } from './list-query.ts';

type Fields = Record<string, unknown>;
export type TableRow = { id: string; version: number; created_at: Date; updated_at: Date };

/** Which record is written, by whom and when. */
type Writing = { id: string; by: string; at: Date };

/** A resource kept in a table of its own, whose columns are its fields: saved is live. */
export type TableResource = {
  resource: Resource;
  table: PgTable & { id: AnyPgColumn };
  columns: ListColumns;
  /** Refuses what may not stand, or completes it, before it is written; in the same transaction. */
  check(tx: Database, fields: Fields, writing: Writing): Promise<Fields>;
  /** What follows a change, in the same transaction; a side that does not exist is undefined. */
  changed?(tx: Database, before: Fields | undefined, after: Fields | undefined, at: Date): Promise<void>;
};

export type TableAct = { id: string; by: string; version?: number | undefined };

/** What can be done with the records of a table, by the same rules as with documents: versions, one transaction, audit. */
export const tableStore = (deps: Pick<Deps, 'db' | 'clock' | 'feed'>, spec: TableResource) => ({
  list: (request: ListRequest) => list(deps.db, spec, request),
  read: (id: string) => find(deps.db, spec, id),
  create: (fields: Fields, by: string) =>
    told(deps, async (tx) => {
      const now = deps.clock.now();
      const id = v7();
      const checked = await spec.check(tx, fields, { id, by, at: now });
      const values = { ...checked, id, version: 1, created_at: now, updated_at: now };
      return settled(
        tx,
        spec,
        'create',
        by,
        undefined,
        await written(tx.insert(spec.table).values(values).returning()),
      );
    }),
  update: ({ id, by, version }: TableAct, given: Fields) =>
    told(deps, async (tx) => {
      const before = await find(tx, spec, id, 'held');
      if (version !== undefined && version !== before.version)
        throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(before), yours: given } });
      const now = deps.clock.now();
      const checked = await spec.check(tx, { ...ownFields(spec, before), ...given }, { id, by, at: now });
      const values = { ...checked, version: before.version + 1, updated_at: now };
      const changing = tx.update(spec.table).set(values).where(eq(spec.table.id, id)).returning();
      return settled(tx, spec, 'update', by, before, await written(changing));
    }),
  remove: ({ id, by }: TableAct) =>
    told(deps, async (tx) => {
      const before = await find(tx, spec, id, 'held');
      await tx.delete(spec.table).where(eq(spec.table.id, id));
      await audit(tx, { ...noteOf(spec, 'delete', by, before, deps.clock.now()), before, after: null });
      await spec.changed?.(tx, before, undefined, deps.clock.now());
      return before;
    }),
});

/** A record as the console sees it; saved is live. */
export function toRecord({ created_at, updated_at, ...row }: TableRow): Fields & RecordMeta {
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

async function told(
  { db, feed }: Pick<Deps, 'db' | 'feed'>,
  work: (tx: Database) => Promise<TableRow>,
): Promise<TableRow> {
  const row = await db.transaction(work);
  await feed.catchUp();
  return row;
}

async function settled(
  tx: Database,
  spec: TableResource,
  action: 'create' | 'update',
  by: string,
  before: TableRow | undefined,
  after: TableRow,
): Promise<TableRow> {
  await audit(tx, { ...noteOf(spec, action, by, after, after.updated_at), before: before ?? null, after });
  await spec.changed?.(tx, before, after, after.updated_at);
  return after;
}

const noteOf = <A extends string>({ resource }: TableResource, action: A, by: string, row: TableRow, at: Date) => ({
  at,
  by,
  action,
  resource: resource.name,
  recordId: row.id,
  title: (row as Record<string, unknown>)[resource.titleField] as string,
});

async function find(db: Database, { table }: TableResource, id: string, held?: 'held'): Promise<TableRow> {
  const query = db.select().from(table).where(eq(table.id, id));
  const [row] = (await (held ? query.for('update') : query)) as TableRow[];
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
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

async function written(statement: PromiseLike<unknown>): Promise<TableRow> {
  const [row] = (await statement) as TableRow[];
  if (!row) throw new ApiError('INTERNAL');
  return row;
}
