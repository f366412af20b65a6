import { type Resource, searchForm } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { fitOf } from '../platform/console/best-first.ts';
import type { Column, ColumnKind } from '../platform/console/column.ts';
import type { ListColumns } from '../platform/console/list-query.ts';

/** What the list of a table's records may be filtered and sorted by, as its contract says; texts unless said otherwise. */
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
      return sql`${fitOf(text, { title, titleHasWords: sql`strpos(search_form(${title}), ${searchForm(text)}) > 0` })} desc, length(${title})`;
    },
    defaultSort,
  };
}

// Names come from the contract alone, never from a request; some of them are words of SQL.
const column = (name: string, kind: ColumnKind = 'text'): Column => ({ sql: sql.raw(`"${name}"`), kind });

const META = {
  id: column('id', 'id'),
  version: column('version', 'number'),
  created_at: column('created_at', 'time'),
  updated_at: column('updated_at', 'time'),
};
