import { type FieldMeta, fieldMeta, type Resource } from '@prospectus/contract';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { fitOf } from '../platform/console/best-first.ts';
import type { Column, ColumnKind } from '../platform/console/column.ts';
import { pageOf, totalOf } from '../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../platform/console/list-query.ts';
import { prefixQuery, titleQuery } from '../platform/console/search-words.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { toRecord } from './record.ts';
import { documents, documentWords, type Fields, WORKING_COPY } from './tables.ts';

/** `statusOf` in SQL. */
export const STATUS = sql.raw(
  "case when documents.published is null then 'draft' when documents.draft is null then 'published' else 'changed' end",
);

const META: Record<string, Column> = {
  id: { sql: sql.raw('documents.id'), kind: 'id' },
  position: { sql: sql.raw('documents.position'), kind: 'number', notNull: true },
  version: { sql: sql.raw('documents.version'), kind: 'number', notNull: true },
  status: {
    sql: STATUS,
    kind: 'text',
  },
  created_at: { sql: sql.raw('documents.created_at'), kind: 'time', notNull: true },
  updated_at: { sql: sql.raw('documents.updated_at'), kind: 'time', notNull: true },
  published_at: { sql: sql.raw('documents.published_at'), kind: 'time' },
  publish_at: { sql: sql.raw('documents.publish_at'), kind: 'time' },
  unpublish_at: { sql: sql.raw('documents.unpublish_at'), kind: 'time' },
};

/** The columns that a document resource's list can be filtered and sorted by: those of its contract, and the meta fields. */
export function documentColumns(resource: Resource): ListColumns {
  const columns = (names: readonly string[]) => ({
    ...META,
    ...Object.fromEntries(names.map((name) => [name, fieldColumn(resource, name)])),
  });
  return {
    filters: columns(resource.filters),
    sorts: columns(resource.sorts),
    search: withWords,
    bestFirst: (text) => bestFirst(resource, text),
    defaultSort: resource.ordered ? ['position', 'ASC'] : ['created_at', 'ASC'],
  };
}

type ListQuery = {
  request: ListRequest;
  fields: readonly string[] | undefined;
  where: 'live or drafted' | 'in the trash';
};

/** One page of a resource's records, or of its trash, with their total. */
export async function listDocuments(
  db: Database,
  resource: Resource,
  { request, fields, where }: ListQuery,
): Promise<{ found: object[]; total: number }> {
  const isThere = (where === 'in the trash' ? isNotNull : isNull)(documents.deleted_at);
  const from = sql`documents where ${and(eq(documents.resource, resource.name), isThere, request.where)}`;
  const ids = (await rows<{ id: string }>(db, sql`select documents.id from ${from} ${pageOf(request)}`)).map(
    ({ id }) => id,
  );
  const total = await totalOf(db, from, request, ids.length);
  if (ids.length === 0) return { found: [], total };
  const records = await (fields ? readFields(db, resource, ids, fields) : readWhole(db, ids));
  const found = new Map(records.map((record) => [record.id, record]));
  return { found: ids.flatMap((id) => found.get(id) ?? []), total };
}

const readWhole = async (db: Database, ids: string[]) =>
  (await db.select().from(documents).where(inArray(documents.id, ids))).map(toRecord);

/** Records with some of their fields: the others are not read from the database. */
async function readFields(db: Database, resource: Resource, ids: string[], fields: readonly string[]) {
  const own = fields.filter((name) => Object.hasOwn(resource.schema.shape, name));
  const wanted = sql.join(
    own.map((name) => sql`select ${name}::text as name, ${WORKING_COPY}->${name}::text as value`),
    sql` union all `,
  );
  const found = await db
    .select({
      ...getTableColumns(documents),
      published: sql<Fields | null>`case when ${documents.published} is null then null else '{}'::jsonb end`,
      draft: sql<Fields | null>`case when ${documents.draft} is null then null else '{}'::jsonb end`,
      own:
        own.length === 0
          ? sql<Fields>`'{}'::jsonb`
          : sql<Fields>`(select jsonb_object_agg(name, value) from (${wanted}) as wanted)`,
    })
    .from(documents)
    .where(inArray(documents.id, ids));
  return found.map(({ own: values, ...row }) => ({ ...toRecord(row), ...values }));
}

/** The order of the records that `q` finds. Of two titles with the same beginning, the shorter fits the typed text better. */
function bestFirst(resource: Resource, text: string): SQL {
  const title = fieldColumn(resource, resource.titleField).sql;
  const words = sql`(select words from ${documentWords} where document_id = documents.id)`;
  const slug = resource.slug && fieldColumn(resource, resource.slug.field).sql;
  const fit = fitOf(text, { title: sql`${title}::text`, slug, titleHasWords: sql`${words} @@ ${titleQuery(text)}` });
  return sql`${fit} + ts_rank(${words}, ${prefixQuery(text) ?? sql`''::tsquery`}) desc, length(${title}::text)`;
}

function withWords(text: string): SQL | undefined {
  const query = prefixQuery(text);
  return query && sql`documents.id in (select document_id from document_words where words @@ ${query})`;
}

function fieldColumn(resource: Resource, name: string): Column {
  const meta = fieldMeta(resource.schema.shape[name] as z.ZodType);
  const kind = meta ? columnKind(meta) : 'text';
  // Names come only from the contract, never from a request.
  const value = sql`${WORKING_COPY}->>${sql.raw(`'${name}'`)}`;
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
