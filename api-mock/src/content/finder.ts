import { contextFields, fieldMeta, type SearchResult, type Resource, resources } from '@prospectus/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { fitOf } from '../platform/console/best-first.ts';
import type { Finder, Ranked } from '../platform/calls/search-routes.ts';
import { prefixQuery, titleQuery } from '../platform/console/search-words.ts';
import { type Database, rows } from '../platform/database/database.ts';
import { documents, type Fields } from './tables.ts';

const searched = Object.values<Resource>(resources).filter(({ storage }) => storage === 'document');

/** Finds documents, live and drafted, of all resources at once: at most so many of each, the best of it first. */
export const documentFinder = ({ db }: { db: Database }): Finder => ({
  resources: searched.map(({ name }) => name),
  find: async (text, allowed, mostOfEach) => {
    const query = prefixQuery(text);
    if (!query) return [];
    const of = searched.filter(({ name }) => allowed.includes(name));
    const title = byResource(of, ({ titleField }) => titleField);
    const slug = byResource(of, (resource) => resource.slug?.field);
    const rank = fitOf(text, { title, slug, titleHasWords: sql`words @@ ${titleQuery(text)}` });
    const found = await rows<Found>(
      db,
      sql`select id, resource, title, status, context, rank from (
          select documents.id, documents.resource, coalesce(${title}, '') as title,
            case when published is null then 'draft' when draft is null then 'published' else 'changed' end as status,
            ${contextObject(of)} as context, (${rank} + ts_rank(words, ${query}))::float8 as rank,
            row_number() over (
              partition by documents.resource order by ${rank} + ts_rank(words, ${query}) desc, length(${title}), documents.id
            ) as nth
          from document_words join documents on documents.id = document_id
          where ${and(
            isNull(documents.deleted_at),
            inArray(
              documents.resource,
              of.map(({ name }) => name),
            ),
          )} and words @@ ${query}) as found
        where nth <= ${mostOfEach} order by rank desc, length(title), id`,
    );
    return withContext(db, found);
  },
});

type Found = Omit<Ranked, 'context'> & { context: Fields };

const COPY = sql.raw('coalesce(documents.draft, documents.published)');
// Names come from the contract alone, never from a request.
const literal = (name: string): SQL => sql.raw(`'${name}'`);

/** A field's text, whose name depends on the resource; null where it has none. */
function byResource(of: readonly Resource[], fieldOf: (resource: Resource) => string | undefined): SQL {
  const cases = of.flatMap((resource) => {
    const field = fieldOf(resource);
    return field ? [sql`when ${literal(resource.name)} then ${COPY}->>${literal(field)}`] : [];
  });
  return cases.length === 0 ? sql`null::text` : sql`case documents.resource ${sql.join(cases, sql` `)} end`;
}

/** The fields that tell a record from others of its title, as one object. */
function contextObject(of: readonly Resource[]): SQL {
  const names = [...new Set(of.flatMap(contextFields))];
  const pairs = names.map((name) => sql`${literal(name)}, ${COPY}->${literal(name)}`);
  return pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Contexts as a person reads them: the titles of records that are referred to, the names of choices. */
async function withContext(db: Database, found: readonly Found[]): Promise<Ranked[]> {
  const placed = found.map((row) => ({ row, values: contextValues(row) }));
  const ids = placed.flatMap(({ values }) => values.flatMap(({ refers, value }) => (refers ? [value] : [])));
  const titles = await titlesOf(db, [...new Set(ids)]);
  return placed.map(({ row, values }) => ({
    ...row,
    context: values.flatMap(({ refers, value }): SearchResult['context'] =>
      refers ? (titles.get(value) ?? []) : [value],
    ),
  }));
}

function contextValues({ resource: name, context }: Found): { refers: boolean; value: string }[] {
  const resource = resources[name as keyof typeof resources] as Resource;
  return contextFields(resource).flatMap((field) => {
    const value = context[field];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return [];
    const meta = fieldMeta(resource.schema.shape[field] as z.ZodType);
    const label = meta?.options?.find(({ id }) => id === value)?.name ?? String(value);
    return [{ refers: meta?.kind === 'reference', value: label }];
  });
}

async function titlesOf(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: documents.id, title: sql<string | null>`${byResource(searched, ({ titleField }) => titleField)}` })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.resource, resources.program.name)));
  return new Map(found.map(({ id, title }) => [id, title ? [title] : []]));
}
