import { ApiError, type Resource, resources } from '@prospectus/contract';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { lock, lockEach, shareLock } from '../platform/database/locks.ts';
import { type DocumentRow, toRecord } from './record.ts';
import { documents, type Fields } from './tables.ts';

/** A change somebody asks for: who, of which document; `version`, where given, is the one they saw. */
export type DocumentRequest = {
  resource: Resource;
  id: string;
  by: string | null;
  version?: number | undefined;
  /** With a publication: refuse what would be broken on the site. */
  checks?: boolean | undefined;
  /** Saved while the person types: part of an editing session. */
  autosave?: boolean | undefined;
  /** Throws where this document is not theirs to change. */
  check?(row: DocumentRow): void;
};

/** The document, or 404. */
export async function findDocument(db: Database, resource: Resource, id: string): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(named(resource, id), isNull(documents.deleted_at)));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** The document, locked until the transaction ends; a version that is no longer the newest is a VERSION_CONFLICT. */
export async function lockDocument(
  tx: Database,
  { resource, id, version, check }: DocumentRequest,
  yours?: Fields,
): Promise<DocumentRow> {
  await lockResource(tx, resource);
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
export async function lockTrashed(
  tx: Database,
  { resource, id, check }: DocumentRequest,
): Promise<DocumentRow | undefined> {
  await lockResource(tx, resource);
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(named(resource, id), isNotNull(documents.deleted_at)))
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
 * Begins the writes of several records, and of new ones of some resources: takes all that they may need, in the order of
 * every transaction.
 */
export async function lockMany(tx: Database, ids: readonly string[], newOf: readonly Resource[] = []): Promise<void> {
  const these = inArray(documents.id, [...ids]);
  const found = await tx.selectDistinct({ name: documents.resource }).from(documents).where(these);
  const all: readonly Resource[] = [...newOf, ...found.map(({ name }) => resources[name as keyof typeof resources])];
  const hasAddresses = all.some(({ slug }) => slug);
  if (hasAddresses) await lock(tx, 'addresses');
  await lockEach(
    tx,
    'single',
    all.flatMap(({ name, slug, single }) => (single && !slug ? [name] : [])),
  );
  if (hasAddresses) await lock(tx, 'redirects');
  await tx.select({ id: documents.id }).from(documents).where(these).orderBy(asc(documents.id)).for('update');
}

const named = (resource: Resource, id: string) => and(eq(documents.id, id), eq(documents.resource, resource.name));

/** Of a single there is one record: LOCKED where it is there already. The caller has locked the resource (`lockResource`). */
export async function refuseSecondSingle(tx: Database, resource: Resource): Promise<void> {
  if (!resource.single) return;
  const [first] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.resource, resource.name), isNull(documents.deleted_at)));
  if (first) throw new ApiError('LOCKED', { msg: `${resource.label.one} is there already; change it instead.` });
}
