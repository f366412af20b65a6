import { MEDIA_TYPES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';

const column = (name: string, kind: ColumnKind): Column => ({ sql: sql.raw(`media.${name}`), kind });

const TYPE = `case media.ending ${Object.entries(MEDIA_TYPES)
  .map(([ending, type]) => `when '${ending}' then '${type}'`)
  .join(' ')} end`;

const columns = {
  id: column('id', 'id'),
  name: column('name', 'text'),
  alt: column('alt', 'text'),
  type: { sql: sql.raw(TYPE), kind: 'text' },
  decorative: column('decorative', 'flag'),
  bytes: column('bytes', 'number'),
  width: column('width', 'number'),
  height: column('height', 'number'),
  version: column('version', 'number'),
  created_by: column('created_by', 'id'),
  created_at: column('created_at', 'time'),
  updated_at: column('updated_at', 'time'),
} satisfies Record<string, Column>;

/** What the list of files may be filtered, sorted and searched by. */
export const mediaColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: [sql.raw('media.name'), sql.raw('media.alt')],
  defaultSort: ['created_at', 'DESC'],
};
