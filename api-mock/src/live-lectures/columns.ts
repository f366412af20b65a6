import { resources } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Column } from '../console/column.ts';
import type { ListColumns } from '../console/list-query.ts';

const column = (name: string, kind: Column['kind']): Column => ({ sql: sql.raw(name), kind });

const META = {
  id: column('id', 'id'),
  version: column('version', 'number'),
  created_at: column('created_at', 'time'),
  updated_at: column('updated_at', 'time'),
};

const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, column(name, name.endsWith('_date') ? 'day' : 'text')]));

const { filters, sorts, search } = resources['live-lectures'];

/** What the list of lectures may be filtered and sorted by, as its contract says. */
export const lectureColumns: ListColumns = {
  filters: { ...META, ...named(filters) },
  sorts: { ...META, ...named(sorts) },
  search: search.map((name) => sql.raw(name)),
  defaultSort: ['start_date', 'ASC'],
};
