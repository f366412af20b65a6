import { contextFields, type Resource, normaliseForSearch } from '@prospectus/contract';
import { and, or, sql, type SQL } from 'drizzle-orm';

import { fitOf } from '../platform/console/best-first.ts';
import type { Column, ColumnKind } from '../platform/console/column.ts';
import type { ListColumns } from '../platform/console/list-query.ts';
import type { Finder } from '../platform/calls/search-routes.ts';
import { wordsOf } from '../platform/console/search-words.ts';
import { type Database, rows } from '../platform/database/database.ts';
import type { TableResource } from './table-store.ts';

/** The columns that a table's list can be filtered and sorted by, from its contract; texts by default. */
export function tableColumns(
  { titleField, filters, sorts, search }: Resource,
  kinds: Readonly<Record<string, ColumnKind>>,
  defaultSort: ListColumns['defaultSort'],
): ListColumns {
  const columns = (names: readonly string[]) => ({
    ...META,
    ...Object.fromEntries(names.map((name) => [name, column(name, kinds[name])])),
  });
  return {
    filters: columns(filters),
    sorts: columns(sorts),
    search: search.map((name) => column(name).sql),
    bestFirst: (text) => {
      const title = column(titleField).sql;
      return sql`${fitOf(text, { title, titleHasWords: sql`strpos(search_form(${title}), ${normaliseForSearch(text)}) > 0` })} desc, length(${title})`;
    },
    defaultSort,
  };
}

// Names come only from the contract, never from a request; some of them are words of SQL.
const column = (name: string, kind: ColumnKind = 'text'): Column => ({ sql: sql.raw(`"${name}"`), kind });

const META = {
  id: column('id', 'id'),
  version: column('version', 'number'),
  created_at: column('created_at', 'time'),
  updated_at: column('updated_at', 'time'),
};

/** Finds records of a table in which every typed word begins a word of a searched field; titles come first. */
export const tableFinder = ({ db }: { db: Database }, { resource, table, visible }: TableResource): Finder => ({
  resources: [resource.name],
  find: async (text, _allowed, mostOfEach) => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const title = field(resource.titleField);
    const fit = fitOf(text, { title, titleHasWords: matchesWords(words, [title]) ?? sql`false` });
    const context = contextFields(resource).map((name) => sql`${field(name)}::text`);
    const found = await rows<{ id: string; title: string; rank: number; context: string[] }>(
      db,
      sql`select id, ${title} as title, (${fit})::float8 as rank,
            to_jsonb(array_remove(array[${sql.join(context, sql`, `)}]::text[], '')) as context
          from ${table} where ${and(visible, matchesWords(words, resource.search.map(field)))}
          order by rank desc, updated_at desc, id limit ${mostOfEach}`,
    );
    return found.map((record) => ({ ...record, resource: resource.name, status: 'published' }));
  },
});

const field = (name: string): SQL => sql.raw(`"${name}"`);

// Words are letters and digits, so they contain no special characters of patterns.
const matchesWords = (words: readonly string[], fields: readonly SQL[]): SQL | undefined =>
  and(
    ...words.map((word) => or(...fields.map((text) => sql`(' ' || search_form(${text})) ~ ${`[^[:alnum:]]${word}`}`))),
  );
