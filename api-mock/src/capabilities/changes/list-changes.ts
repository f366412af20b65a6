import { type RecordChange, type Resource, resources } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { ContentDeps } from '../../content/deps.ts';
import type { Fields } from '../../content/tables.ts';
import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { rows } from '../../platform/database/database.ts';

const column = (name: string, kind: ColumnKind): Column => ({ sql: sql.raw(`change."${name}"`), kind });

/** Every revision of every record, with the record's present fields for its title. */
const CHANGES: SQL = sql.raw(`(
  select
    revision.document_id::text || '.' || revision.version as id, document.resource, revision.document_id as record_id,
    revision.version, revision.action, revision.at, revision.by, revision.by is null as by_installation,
    revision.fields, coalesce(document.draft, document.published) as current,
    document.deleted_at is not null as in_trash
  from revisions as revision join documents as document on document.id = revision.document_id
) as change`);

const TITLES = [...new Set(Object.values<Resource>(resources).map(({ titleField }) => titleField))];

/** The columns that the list of changes can be filtered, sorted and searched by. */
export const changeColumns: ListColumns = {
  filters: {
    resource: column('resource', 'text'),
    record_id: column('record_id', 'id'),
    by: column('by', 'id'),
    by_installation: column('by_installation', 'flag'),
    action: column('action', 'text'),
    at: column('at', 'time'),
  },
  sorts: { at: { ...column('at', 'time'), notNull: true } },
  search: TITLES.map((name) => sql`change.current->>${name}`),
  defaultSort: ['at', 'DESC'],
};

type Row = Omit<RecordChange, 'at' | 'title' | 'by_name' | 'fields'> & {
  at: Date | string;
  current: Fields | null;
  changed: string[] | null;
};

/** One page of the list of changes, with the total. */
export async function listChanges(
  { db, staffNames }: Pick<ContentDeps, 'db' | 'staffNames'>,
  request: ListRequest,
): Promise<{ found: RecordChange[]; total: number }> {
  const from = sql`${CHANGES} where ${request.where ?? sql`true`}`;
  const found = await rows<Row>(
    db,
    sql`select page.id, page.resource, page.record_id, page.version, page.action, page.at, page.by, page.in_trash,
        earlier.version as previous, page.current, (
          select array_agg(field.key order by field.key) from jsonb_each(page.fields) as field
          where earlier.version is not null and field.value is distinct from earlier.fields -> field.key
        ) as changed
      from (select * from ${from} ${pageOf(request)}) as page
      left join lateral (
        select version, fields from revisions
        where document_id = page.record_id and version < page.version
        order by version desc limit 1
      ) as earlier on true
      order by page.at desc, page.id desc`,
  );
  const names = await staffNames(db, [...new Set(found.flatMap(({ by }) => by ?? []))]);
  const changes = found.map(({ current, changed, at, by, ...row }) => ({
    ...row,
    title: titleOf(row.resource, current),
    at: new Date(at).toISOString(),
    by,
    by_name: (by && names.get(by)) ?? null,
    fields: changed ?? [],
  }));
  return { found: changes, total: await totalOf(db, from, request, found.length) };
}

function titleOf(resource: string, fields: Fields | null): string {
  const title = fields?.[(resources[resource as keyof typeof resources] as Resource | undefined)?.titleField ?? ''];
  return typeof title === 'string' ? title : '';
}
