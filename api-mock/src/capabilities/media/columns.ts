import { MEDIA_TYPES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import type { ListColumns } from '../../platform/console/list-query.ts';

const column = (name: string, kind: ColumnKind): Column => ({ sql: sql.raw(`media.${name}`), kind });

const TYPE = `case media.ending ${Object.entries(MEDIA_TYPES)
  .map(([ending, type]) => `when '${ending}' then '${type}'`)
  .join(' ')} end`;

const DESCRIBED = `(media.width is null or media.decorative or media.alt <> '')`;

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
// An address with an id names that file only.
const ADDRESS = '/media/[0-9a-f]{64}\\.[a-z0-9]+(?![a-z0-9]|#[0-9a-f]{8}-)';

/** Whether a record uses a file, live or drafted: a list collects all ids and addresses in the records once. */
const USED = `(exists (
  select from (
    select distinct (regexp_matches(fields::text, '${ID}|${ADDRESS}', 'g'))[1] as name
    from documents, unnest(array[published, draft]) as fields where deleted_at is null and fields is not null
  ) as named
  where named.name = media.id::text or named.name = '/media/' || media.hash || '.' || media.ending or media.former ? named.name
))`;

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
  deleted_at: column('deleted_at', 'time'),
  folder: column('folder', 'text'),
  described: { sql: sql.raw(DESCRIBED), kind: 'flag' },
} satisfies Record<string, Column>;

/** The columns that the list of files can be filtered, sorted and searched by. */
export const mediaColumns: ListColumns = {
  filters: { ...columns, used: { sql: sql.raw(USED), kind: 'flag' } },
  sorts: columns,
  search: [sql.raw('media.name'), sql.raw('media.alt')],
  defaultSort: ['created_at', 'DESC'],
};
