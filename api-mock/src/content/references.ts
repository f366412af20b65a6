import { ApiError, fieldMeta, type Resource } from '@prospectus/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { documents, type Fields } from './tables.ts';

type Found = { path: string; id: string; resource: string };

/** Refuses ids that name no record of the resource they should, all at once. */
export async function checkReferences(tx: Database, resource: Resource, given: Fields): Promise<void> {
  const references = Object.entries(given).flatMap(([name, value]) =>
    referencesIn(resource.schema.shape[name] as z.ZodType, name, value),
  );
  if (references.length === 0) return;
  const ids = [...new Set(references.map(({ id }) => id))];
  const known = await tx
    .select({ id: documents.id, resource: documents.resource })
    .from(documents)
    .where(and(inArray(documents.id, ids), isNull(documents.deleted_at)));
  const exists = new Set(known.map((row) => `${row.resource}/${row.id}`));
  const errors = Object.fromEntries(
    references
      .filter(({ id, resource: of }) => !exists.has(`${of}/${id}`))
      .map(({ path }) => [path, 'There is no such record.']),
  );
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
}

function referencesIn(schema: z.ZodType | undefined, path: string, value: unknown): Found[] {
  const meta = schema && fieldMeta(schema);
  if (meta?.kind === 'reference' && meta.resource && typeof value === 'string')
    return [{ path, id: value, resource: meta.resource }];
  if (meta?.kind !== 'list' || !Array.isArray(value)) return [];
  const element = elementOf(schema as z.ZodType);
  return value.flatMap((item, index) => referencesIn(element, `${path}.${index}`, item));
}

function elementOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType && elementOf(innerType);
}
