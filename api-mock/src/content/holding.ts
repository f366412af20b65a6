import { ApiError, type Resource } from '@prospectus/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, toRecord } from './record.ts';
import { documents, type Fields } from './tables.ts';

/** Who does something to which document; `version`, where given, is the one they saw. */
export type Act = {
  resource: Resource;
  id: string;
  by: string | null;
  version?: number | undefined;
  /** Throws where this document is not theirs to change. */
  check?(row: DocumentRow): void;
};

/** The document, or 404. */
export async function find(db: Database, resource: Resource, id: string): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(named(resource, id), isNull(documents.deleted_at)));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** The document held against other writers until the transaction ends; a version that is no longer the newest is a conflict. */
export async function hold(tx: Database, { resource, id, version, check }: Act, yours?: Fields): Promise<DocumentRow> {
  await alone(tx, resource);
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(named(resource, id), isNull(documents.deleted_at)))
    .for('update');
  if (!row) throw new ApiError('NOT_FOUND');
  check?.(row);
  if (version !== undefined && version !== row.version) {
    throw new ApiError('VERSION_CONFLICT', { extra: { current: toRecord(row), ...(yours && { yours }) } });
  }
  return row;
}

/** The same for a document in the trash; undefined where there is none. */
export async function holdTrashed(tx: Database, { resource, id, check }: Act): Promise<DocumentRow | undefined> {
  await alone(tx, resource);
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(named(resource, id), isNotNull(documents.deleted_at)))
    .for('update');
  if (row) check?.(row);
  return row;
}

/**
 * Records with addresses are written one at a time: that two of them make each other their parent is seen by neither
 * alone. So are records of which there may be only one.
 */
export async function alone(tx: Database, { name, slug, single }: Resource): Promise<void> {
  const key = slug ? 'addresses' : single && name;
  if (key) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`documents:${key}`}))`);
}

const named = (resource: Resource, id: string) => and(eq(documents.id, id), eq(documents.resource, resource.name));
