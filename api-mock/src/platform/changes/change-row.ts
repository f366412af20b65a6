import { ApiError, type AuditAction } from '@prospectus/contract';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../database/database.ts';
import { audit, type AuditNote } from './audit.ts';

type VersionedTable = PgTable & { version: AnyPgColumn };
type RowOf<T extends VersionedTable> = T['$inferSelect'] & { version: number };

/** Rows that staff change, each with a version: how the console and the audit log see them. */
export type Versioned<T extends VersionedTable> = {
  table: T;
  /** As the audit log names it. */
  resource: string;
  /** A row as the console sees it, for the answer to a conflict. */
  toRecord(row: RowOf<T>, tx: Database): object | undefined | Promise<object | undefined>;
  /** A row as the audit log compares it; all its columns unless set. */
  audited?(row: RowOf<T>): object;
  titleOf?(row: RowOf<T>): string;
};

/** Who changes which row, and when. */
export type RowRequest<Row> = {
  where: SQL | undefined;
  by: string | null;
  at: Date;
  /** The version that they saw; any where it is undefined. */
  version?: number | undefined;
  /** What they wanted to save, for the answer to a conflict. */
  yours?: object | undefined;
  /** Throws where the row is not theirs to change. */
  check?: ((row: Row) => void) | undefined;
};

/** Replaces parts of a change's audit entry; without an `after` the row was deleted, without a `before` created. */
type NoteOf<Row> = (before: Row | undefined, after: Row | undefined) => Partial<AuditNote>;

/** The row, locked until the transaction ends: NOT_FOUND, or VERSION_CONFLICT with the row as it is now. */
export async function lockRow<T extends VersionedTable>(
  tx: Database,
  spec: Versioned<T>,
  { where, version, yours, check }: Omit<RowRequest<RowOf<T>>, 'by' | 'at'>,
): Promise<RowOf<T>> {
  const [row] = (await tx
    .select()
    .from(spec.table as PgTable)
    .where(where)
    .for('update')) as RowOf<T>[];
  if (!row) throw new ApiError('NOT_FOUND');
  check?.(row);
  if (version !== undefined && version !== row.version) throw conflictOn(await spec.toRecord(row, tx), yours);
  return row;
}

/** The answer to a change of an old version: the stored record, and the fields that were sent. */
export function conflictOn(current: object | undefined, yours?: object): ApiError {
  const extra = { ...(current && { current: { ...current } }), ...(yours && { yours: { ...yours } }) };
  return new ApiError('VERSION_CONFLICT', { extra });
}

/** Creates a row, with its audit entry. */
export async function createRow<T extends VersionedTable>(
  tx: Database,
  spec: Versioned<T>,
  values: T['$inferInsert'],
  written: Pick<RowRequest<never>, 'by' | 'at'>,
  note?: NoteOf<RowOf<T>>,
): Promise<RowOf<T>> {
  const row = firstOf<RowOf<T>>(
    await tx
      .insert(spec.table as PgTable)
      .values(values)
      .returning(),
  );
  await auditRow(tx, spec, 'create', { after: row }, written, note);
  return row;
}

/**
 * Changes a row as one step of the caller's transaction: locks it, refuses an old version, saves the values that `change`
 * answers with the next version, and writes the audit entry. Where `change` answers undefined, nothing is saved.
 */
export async function changeRow<T extends VersionedTable>(
  tx: Database,
  spec: Versioned<T>,
  request: RowRequest<RowOf<T>>,
  change: (before: RowOf<T>) => Partial<RowOf<T>> | undefined | Promise<Partial<RowOf<T>> | undefined>,
  note?: NoteOf<RowOf<T>>,
): Promise<{ before: RowOf<T>; after: RowOf<T> }> {
  const before = await lockRow(tx, spec, request);
  const values = await change(before);
  if (!values) return { before, after: before };
  const after = await saveRow(tx, spec.table, request, before, values);
  await auditRow(tx, spec, 'update', { before, after }, request, note);
  return { before, after };
}

/** Saves values of a row that is locked already, with the next version. */
export async function saveRow<T extends VersionedTable>(
  tx: Database,
  table: T,
  { where, at }: Pick<RowRequest<never>, 'where' | 'at'>,
  before: RowOf<T>,
  values: Partial<RowOf<T>>,
): Promise<RowOf<T>> {
  const bookkeeping = { version: before.version + 1, ...('updated_at' in table && { updated_at: at }) };
  return firstOf(
    await tx
      .update(table as PgTable)
      .set({ ...values, ...bookkeeping })
      .where(where)
      .returning(),
  );
}

/** Deletes a row, with its audit entry; answers it as it was. */
export async function deleteRow<T extends VersionedTable>(
  tx: Database,
  spec: Versioned<T>,
  request: RowRequest<RowOf<T>>,
  note?: NoteOf<RowOf<T>>,
): Promise<RowOf<T>> {
  const before = await lockRow(tx, spec, request);
  await tx.delete(spec.table).where(request.where);
  await auditRow(tx, spec, 'delete', { before }, request, note);
  return before;
}

async function auditRow<T extends VersionedTable>(
  tx: Database,
  { resource, audited = (row) => row, titleOf }: Versioned<T>,
  action: AuditAction,
  { before, after }: { before?: RowOf<T>; after?: RowOf<T> },
  { by, at }: Pick<RowRequest<never>, 'by' | 'at'>,
  note?: NoteOf<RowOf<T>>,
): Promise<void> {
  const row = after ?? before;
  const { id } = row as { id?: string };
  await audit(tx, {
    ...{ at, by, action, resource, recordId: id ?? null, ...(row && titleOf && { title: titleOf(row) }) },
    ...{ before: before ? audited(before) : null, after: after ? audited(after) : null },
    ...note?.(before, after),
  });
}

function firstOf<Row>([row]: readonly unknown[]): Row {
  if (!row) throw new ApiError('INTERNAL');
  return row as Row;
}
