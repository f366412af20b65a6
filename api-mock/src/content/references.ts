import { ApiError, type Resource } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database/database.ts';
import { documents, type Fields } from './tables.ts';
import { leavesOf } from './walk-fields.ts';

/** An id in a record's fields: its path, and the resource it should belong to. */
export type Reference = { path: string; id: string; resource: string };

/** Refuses ids of missing records, all at once. The records that exist are locked until the transaction ends. */
export async function checkReferences(tx: Database, resource: Resource, fields: Fields): Promise<void> {
  const missing = await missingOf(tx, resource, fields);
  const errors = Object.fromEntries(missing.map(({ path }) => [path, 'There is no such record.']));
  if (missing.length > 0) throw new ApiError('INVALID_FIELDS', { errors });
}

/** The fields without the ids of missing records. */
export async function withoutMissing(tx: Database, resource: Resource, fields: Fields): Promise<Fields> {
  const missing = new Set((await missingOf(tx, resource, fields)).map(({ id }) => id));
  if (missing.size === 0) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.filter((item) => !missing.has(String(item)))];
      return [name, typeof value === 'string' && missing.has(value) ? null : value];
    }),
  );
}

/** Every reference to another record in these fields. */
export const referencesOf = ({ schema }: Resource, fields: Fields): Reference[] =>
  leavesOf(schema, fields).flatMap(({ path, value, meta: { kind, resource } }) =>
    kind === 'reference' && resource && typeof value === 'string' ? [{ path, id: value, resource }] : [],
  );

async function missingOf(tx: Database, resource: Resource, fields: Fields): Promise<Reference[]> {
  const references = referencesOf(resource, fields);
  if (references.length === 0) return [];
  const known = await tx
    .select({ id: documents.id, resource: documents.resource })
    .from(documents)
    .where(and(inArray(documents.id, [...new Set(references.map(({ id }) => id))]), isNull(documents.deleted_at)))
    // A record cannot be deleted until the reference to it is committed.
    .for('share');
  const exists = new Set(known.map((row) => `${row.resource}/${row.id}`));
  return references.filter(({ id, resource: name }) => !exists.has(`${name}/${id}`));
}
