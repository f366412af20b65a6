import type { Resource } from '@prospectus/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import { create, update } from '../../content/editing.ts';
import { documentColumns } from '../../content/list.ts';
import { lockMany } from '../../content/locking.ts';
import { toRecord } from '../../content/record.ts';
import { documents, type Fields } from '../../content/tables.ts';
import {
  lockRows,
  type OperationDeps,
  recordOf,
  type TableResource,
  type TableRow,
  tableWrites,
} from '../../operations/table-store.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';

export type TransferDeps = ContentDeps & OperationDeps;
export type TransferRecord = Fields & { id: string; version: number };
type UpdateRequest = { id: string; by: string; version: number };

/** A resource for export and import, whether of documents or of a table. */
export type Target = {
  resource: Resource;
  columns: ListColumns;
  /** Ids of the records that match a condition, sorted. */
  ids(db: Database, where: SQL | undefined, orderBy: SQL): Promise<string[]>;
  /** Records by their ids; missing ones are absent. */
  read(db: Database, ids: readonly string[]): Promise<TransferRecord[]>;
  /** Called before the first write of a transaction, with the ids of the records to change. */
  begin(tx: Database, ids: readonly string[]): Promise<void>;
  create(tx: Database, fields: Fields, by: string): Promise<TransferRecord>;
  update(tx: Database, request: UpdateRequest, fields: Fields): Promise<TransferRecord>;
  /** Records as a calendar, where they have times. */
  calendar?: ((ids: readonly string[]) => Promise<string>) | undefined;
};

/** Documents: an import saves drafts. */
export function documentTarget(deps: TransferDeps, resource: Resource): Target {
  const live = and(eq(documents.resource, resource.name), isNull(documents.deleted_at));
  return {
    resource,
    columns: documentColumns(resource),
    ids: async (db, where, orderBy) =>
      idsOf(await rows(db, sql`select documents.id from documents where ${and(live, where)} order by ${orderBy}`)),
    read: async (db, ids) =>
      ids.length === 0
        ? []
        : (
            await db
              .select()
              .from(documents)
              .where(and(live, inArray(documents.id, [...ids])))
          ).map(toRecord),
    begin: (tx, ids) => lockMany(tx, ids, [resource]),
    create: async (tx, fields, by) => toRecord(await create(tx, deps, { resource, by }, fields)),
    update: async (tx, request, fields) => toRecord(await update(tx, deps, { resource, ...request }, fields)),
  };
}

/** Rows of a table: an import is live at once. */
export function tableTarget(deps: TransferDeps, spec: TableResource): Target {
  const writes = tableWrites(deps, spec);
  const { resource, table, visible } = spec;
  const record = (row: TableRow) => recordOf(spec, row) as TransferRecord;
  return {
    resource,
    columns: spec.columns,
    ids: async (db, where, orderBy) =>
      idsOf(await rows(db, sql`select id from ${table} where ${and(visible, where) ?? sql`true`} order by ${orderBy}`)),
    read: async (db, ids) =>
      ids.length === 0
        ? []
        : (
            (await db
              .select()
              .from(table)
              .where(and(visible, inArray(table.id, [...ids])))) as TableRow[]
          ).map(record),
    begin: (tx, ids) => lockRows(tx, spec, ids),
    create: async (tx, fields, by) => record(await writes.create(tx, fields, by)),
    update: async (tx, request, fields) => record(await writes.update(tx, request, fields)),
    calendar: spec.calendar && ((ids) => spec.calendar?.(deps, ids) ?? Promise.resolve('')),
  };
}

const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);
