import { ApiError, type Resource } from '@prospectus/contract';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { lock, lockEach, shareLock } from '../platform/database/locks.ts';
import { lockRow, type Versioned } from '../platform/changes/change-row.ts';
import { type DocumentRow, resourceOf, toRecord } from './record.ts';
import { documents, type Fields } from './tables.ts';

/** Who changes which document; `version` is the one that they saw, if any. */
export type DocumentRequest = {
  resource: Resource;
  id: string;
  by: string | null;
  version?: number | undefined;
  /** Refuses a publication with findings that break the site. */
  checks?: boolean | undefined;
  /** Saved while the person types, as a part of an editing session. */
  autosave?: boolean | undefined;
  /** Throws where the person may not change this document. */
  check?(row: DocumentRow): void;
};

/** The document, or 404. */
export async function findDocument(db: Database, resource: Resource, id: string): Promise<DocumentRow> {
  const [row] = await db.select().from(documents).where(live(resource, id));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** The document, locked until the transaction ends: NOT_FOUND, or VERSION_CONFLICT for an older version. */
export async function lockDocument(
  tx: Database,
  { resource, id, version, check }: DocumentRequest,
  yours?: Fields,
): Promise<DocumentRow> {
  await lockResource(tx, resource);
  return lockRow(tx, VERSIONED, { where: live(resource, id), version, yours, check });
}

/** A document in the trash, locked; undefined where there is none. */
export async function lockTrashed(
  tx: Database,
  { resource, id, check }: DocumentRequest,
): Promise<DocumentRow | undefined> {
  await lockResource(tx, resource);
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(recordOf(resource, id), isNotNull(documents.deleted_at)))
    .for('update');
  if (row) check?.(row);
  return row;
}

/**
 * Begins a write, before any record is locked. Records with addresses are written concurrently, each with a lock on its
 * own slugs; a write that needs all of them, as a moved page does, waits for the others. Writers of records of which
 * there may be only one are serialised.
 */
export async function lockResource(tx: Database, { name, slug, single }: Resource): Promise<void> {
  if (slug) await shareLock(tx, 'addresses');
  else if (single) await lock(tx, 'single', name);
}

/**
 * Begins the writes of several records, and of new ones of some resources: takes all their locks, in the order that
 * every transaction uses.
 */
export async function lockMany(tx: Database, ids: readonly string[], newOf: readonly Resource[] = []): Promise<void> {
  const isNamed = inArray(documents.id, [...ids]);
  const found = await tx.selectDistinct({ resource: documents.resource }).from(documents).where(isNamed);
  const all: readonly Resource[] = [...newOf, ...found.map(resourceOf)];
  const hasAddresses = all.some(({ slug }) => slug);
  if (hasAddresses) await lock(tx, 'addresses');
  await lockEach(
    tx,
    'single',
    all.flatMap(({ name, slug, single }) => (single && !slug ? [name] : [])),
  );
  if (hasAddresses) await lock(tx, 'redirects');
  await tx.select({ id: documents.id }).from(documents).where(isNamed).orderBy(asc(documents.id)).for('update');
}

const VERSIONED: Versioned<typeof documents> = { table: documents, resource: 'documents', toRecord };
const recordOf = (resource: Resource, id: string) => and(eq(documents.id, id), eq(documents.resource, resource.name));
const live = (resource: Resource, id: string) => and(recordOf(resource, id), isNull(documents.deleted_at));

/** Throws LOCKED where a resource that has one record has it already. The caller has locked the resource (`lockResource`). */
export async function refuseSecondSingle(tx: Database, resource: Resource): Promise<void> {
  if (!resource.single) return;
  const [first] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)));
  if (first) throw new ApiError('LOCKED', { msg: `${resource.label.one} is there already; change it instead.` });
}
