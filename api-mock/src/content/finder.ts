import { contextFields, fieldMeta, type SearchResult, type Resource, resources } from '@prospectus/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { fitOf } from '../platform/console/best-first.ts';
import type { Finder, Ranked } from '../platform/calls/search-routes.ts';
import { prefixQuery, titleQuery } from '../platform/console/search-words.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { STATUS } from './list.ts';
import { documentResources, resourceOf } from './record.ts';
import { documents, type Fields, WORKING_COPY } from './tables.ts';

/** Finds live and drafted documents of all resources at once: at most `mostOfEach` of each, best first. */
export const documentFinder = ({ db }: { db: Database }): Finder => ({
  resources: documentResources.map(({ name }) => name),
  find: async (text, allowed, mostOfEach) => {
    const query = prefixQuery(text);
    if (!query) return [];
    const searched = documentResources.filter(({ name }) => allowed.includes(name));
    const title = byResource(searched, ({ titleField }) => titleField);
    const slug = byResource(searched, (resource) => resource.slug?.field);
    const rank = fitOf(text, { title, slug, titleHasWords: sql`words @@ ${titleQuery(text)}` });
    const found = await rows<FoundRow>(
      db,
      sql`select id, resource, title, status, context, rank from (
          select documents.id, documents.resource, coalesce(${title}, '') as title,
            ${STATUS} as status,
            ${contextObject(searched)} as context, (${rank} + ts_rank(words, ${query}))::float8 as rank,
            row_number() over (
              partition by documents.resource order by ${rank} + ts_rank(words, ${query}) desc, length(${title}), documents.id
            ) as nth
          from document_words join documents on documents.id = document_id
          where ${and(
            isNull(documents.deleted_at),
            inArray(
              documents.resource,
              searched.map(({ name }) => name),
            ),
          )} and words @@ ${query}) as found
        where nth <= ${mostOfEach} order by rank desc, length(title), id`,
    );
    return withContext(db, found);
  },
});

type FoundRow = Omit<Ranked, 'context'> & { context: Fields };

// Names come only from the contract, never from a request.
const literal = (name: string): SQL => sql.raw(`'${name}'`);

/** The text of a field whose name depends on the resource; null where the resource has none. */
function byResource(searched: readonly Resource[], fieldOf: (resource: Resource) => string | undefined): SQL {
  const cases = searched.flatMap((resource) => {
    const field = fieldOf(resource);
    return field ? [sql`when ${literal(resource.name)} then ${WORKING_COPY}->>${literal(field)}`] : [];
  });
  return cases.length === 0 ? sql`null::text` : sql`case documents.resource ${sql.join(cases, sql` `)} end`;
}

/** The fields that distinguish records of the same title, as one object. */
function contextObject(searched: readonly Resource[]): SQL {
  const names = [...new Set(searched.flatMap(contextFields))];
  const pairs = names.map((name) => sql`${literal(name)}, ${WORKING_COPY}->${literal(name)}`);
  return pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Contexts as people read them: titles instead of ids, names of choices instead of their ids. */
async function withContext(db: Database, found: readonly FoundRow[]): Promise<Ranked[]> {
  const read = found.map((row) => ({ row, values: contextValues(row) }));
  const ids = read.flatMap(({ values }) => values.flatMap(({ isReference, value }) => (isReference ? [value] : [])));
  const titles = await titlesOf(db, [...new Set(ids)]);
  return read.map(({ row, values }) => ({
    ...row,
    context: values.flatMap(({ isReference, value }): SearchResult['context'] =>
      isReference ? (titles.get(value) ?? []) : [value],
    ),
  }));
}

function contextValues({ resource: name, context }: FoundRow): { isReference: boolean; value: string }[] {
  const resource = resourceOf({ resource: name });
  return contextFields(resource).flatMap((field) => {
    const value = context[field];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    const meta = fieldMeta(resource.schema.shape[field] as z.ZodType);
    const label = meta?.options?.find(({ id }) => id === value)?.name ?? String(value);
    return [{ isReference: meta?.kind === 'reference', value: label }];
  });
}

async function titlesOf(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: documents.id,
      title: sql<string | null>`${byResource(documentResources, ({ titleField }) => titleField)}`,
    })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.resource, resources.program.name)));
  return new Map(found.map(({ id, title }) => [id, title ? [title] : []]));
}
