import { type FieldMeta, fieldMeta, type Resource } from '@prospectus/contract';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { Column, ColumnKind } from '../platform/console/column.ts';
import { countRows, pageOf } from '../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../platform/console/list-query.ts';
import { prefixQuery } from '../platform/console/search-words.ts';
import { type Database, rows } from '../platform/database/database.ts';
import type { DocumentRow } from './record.ts';
import { documents } from './tables.ts';

const COPY = sql.raw('coalesce(documents.draft, documents.published)');

const META: Record<string, Column> = {
  id: { sql: sql.raw('documents.id'), kind: 'id' },
  position: { sql: sql.raw('documents.position'), kind: 'number' },
  version: { sql: sql.raw('documents.version'), kind: 'number' },
  status: {
    sql: sql.raw(
      "case when documents.published is null then 'draft' when documents.draft is null then 'published' else 'changed' end",
    ),
    kind: 'text',
  },
  created_at: { sql: sql.raw('documents.created_at'), kind: 'time' },
  updated_at: { sql: sql.raw('documents.updated_at'), kind: 'time' },
  published_at: { sql: sql.raw('documents.published_at'), kind: 'time' },
  publish_at: { sql: sql.raw('documents.publish_at'), kind: 'time' },
  unpublish_at: { sql: sql.raw('documents.unpublish_at'), kind: 'time' },
};

/** What a document resource's list may be filtered and sorted by: what its contract names, and what every record carries. */
export function documentColumns(resource: Resource): ListColumns {
  const columns = (names: readonly string[]) => ({
    ...META,
    ...Object.fromEntries(names.map((name) => [name, fieldColumn(resource, name)])),
  });
  return {
    filters: columns(resource.filters),
    sorts: columns(resource.sorts),
    search: withWords,
    defaultSort: resource.ordered ? ['position', 'ASC'] : ['created_at', 'ASC'],
  };
}

/** The records a list asks for, and how many there are in all; or those of the trash. */
export async function listDocuments(
  db: Database,
  resource: Resource,
  request: ListRequest,
  where: 'live or drafted' | 'in the trash' = 'live or drafted',
): Promise<{ found: DocumentRow[]; total: number }> {
  const kept = (where === 'in the trash' ? isNotNull : isNull)(documents.deleted_at);
  const from = sql`documents where ${and(eq(documents.resource, resource.name), kept, request.where)}`;
  const total = await countRows(db, from);
  const ids = (await rows<{ id: string }>(db, sql`select documents.id from ${from} ${pageOf(request)}`)).map(
    ({ id }) => id,
  );
  if (ids.length === 0) return { found: [], total };
  const found = new Map(
    (await db.select().from(documents).where(inArray(documents.id, ids))).map((row) => [row.id, row]),
  );
  return { found: ids.flatMap((id) => found.get(id) ?? []), total };
}

function withWords(text: string): SQL | undefined {
  const query = prefixQuery(text);
  return query && sql`documents.id in (select document_id from document_words where words @@ ${query})`;
}

function fieldColumn(resource: Resource, name: string): Column {
  const meta = fieldMeta(resource.schema.shape[name] as z.ZodType);
  const kind = meta ? columnKind(meta) : 'text';
  // Names come from the contract alone, never from a request.
  const value = sql`${COPY}->>${sql.raw(`'${name}'`)}`;
  return { sql: sql`(${value})${CASTS[kind]}`, kind };
}

function columnKind(meta: FieldMeta): ColumnKind {
  if (meta.kind === 'choice') return typeof meta.options?.[0]?.id === 'number' ? 'number' : 'text';
  return (
    ({ money: 'number', number: 'number', flag: 'flag', reference: 'id' } as const)[meta.kind as 'money'] ?? 'text'
  );
}

const CASTS: Record<ColumnKind, SQL> = {
  text: sql``,
  number: sql`::numeric`,
  flag: sql`::boolean`,
  id: sql`::uuid`,
  time: sql`::timestamptz`,
  day: sql`::date`,
};
