import { ApiError, unwrapSchema, fieldMeta, type Resource, resources, type Usage } from '@prospectus/contract';
import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../platform/database/database.ts';
import { type DocumentRow, resourceOf, statesOf, titleOf } from './record.ts';
import { referencesOf } from './references.ts';
import { documents, type Fields } from './tables.ts';

/** Refuses to delete a record that others, live or drafted, refer to. */
export async function refuseInUse(tx: Database, resource: Resource, id: string): Promise<void> {
  refuse(resource, await usesOf(tx, resource, id), 'Other records refer to it. Change or delete them first.');
}

/** Refuses to unpublish a record that a live page needs for its address or content. */
export async function refuseNeededLive(tx: Database, resource: Resource, id: string): Promise<void> {
  const needed = (await usesOf(tx, resource, id, ({ published }) => published)).filter((use) =>
    neededFields(resourceOf(use)).includes(use.field),
  );
  refuse(resource, needed, 'Live pages depend on it. Take them off first.');
}

/** Fields whose records a live page needs: its parent, and its required references. */
export const neededFields = ({ schema, slug }: Resource): string[] =>
  Object.keys(schema.shape).filter((name) => {
    const field = schema.shape[name] as z.ZodType;
    return name === slug?.parent || (fieldMeta(field)?.kind === 'reference' && !field.safeParse(null).success);
  });

/** Records that refer to this one, with the field; `state` can narrow it to the live fields. */
export async function usesOf(
  db: Database,
  resource: Resource,
  id: string,
  state: (row: DocumentRow) => Fields | null | undefined = () => undefined,
): Promise<Usage[]> {
  const referring = Object.values<Resource>(resources).filter((other) => refersTo(other.schema, resource.name));
  if (referring.length === 0) return [];
  const rows = await db
    .select()
    .from(documents)
    .where(
      and(
        inArray(
          documents.resource,
          referring.map(({ name }) => name),
        ),
        isNull(documents.deleted_at),
        ne(documents.id, id),
        sql`(strpos(${documents.published}::text, ${id}) > 0 or strpos(${documents.draft}::text, ${id}) > 0)`,
      ),
    );
  return rows.flatMap((row) => {
    const user = resourceOf(row);
    const chosen = state(row);
    const states = chosen === undefined ? statesOf(row) : chosen ? [chosen] : [];
    const names = states
      .flatMap((fields) => referencesOf(user, fields))
      .filter((reference) => reference.id === id && reference.resource === resource.name)
      .map(({ path }) => path.split('.')[0] ?? path);
    return [...new Set(names)].map((field) => ({ resource: user.name, id: row.id, title: titleOf(user, row), field }));
  });
}

function refuse(resource: Resource, usedBy: Usage[], reason: string): void {
  if (usedBy.length > 0) throw new ApiError('IN_USE', { msg: `${resource.label.one}: ${reason}`, extra: { usedBy } });
}

function refersTo(schema: z.ZodType, name: string): boolean {
  const meta = fieldMeta(schema);
  if (meta?.kind === 'reference') return meta.resource === name;
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray) return refersTo(bare.element as z.ZodType, name);
  return bare instanceof z.ZodObject && Object.values<z.ZodType>(bare.shape).some((field) => refersTo(field, name));
}
