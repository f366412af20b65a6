import { type Resource, resources, TRASH_DAYS, type TrashedRecord } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import type { Router } from 'express';

import { consoleRouter } from '../platform/console/console-router.ts';
import { pageOf, totalOf } from '../platform/console/list-answer.ts';
import { type ListColumns, readList } from '../platform/console/list-query.ts';
import { rows } from '../platform/database/database.ts';
import type { ContentDeps } from './deps.ts';

const DAY_MS = 86_400_000;

// What a person calls a document is in another field of each resource. The names come from the contract alone.
const TITLE = sql.raw(
  `coalesce(coalesce(documents.draft, documents.published)->>(case documents.resource ${Object.values<Resource>(
    resources,
  )
    .map(({ name, titleField }) => `when '${name}' then '${titleField}'`)
    .join(' ')} end), '')`,
);

const columns: ListColumns = {
  filters: {
    id: { sql: sql.raw('documents.id'), kind: 'id' },
    resource: { sql: sql.raw('documents.resource'), kind: 'text' },
    deleted_at: { sql: sql.raw('documents.deleted_at'), kind: 'time' },
  },
  sorts: {
    deleted_at: { sql: sql.raw('documents.deleted_at'), kind: 'time' },
    title: { sql: TITLE, kind: 'text' },
    resource: { sql: sql.raw('documents.resource'), kind: 'text' },
  },
  search: [TITLE],
  defaultSort: ['deleted_at', 'DESC'],
};

type Row = { id: string; resource: string; title: string; deleted_at: string; by: string | null };

/** The trash of all resources: what was deleted, by whom, and when it is purged. */
export const consoleTrashRoutes = (deps: ContentDeps): Router =>
  consoleRouter(deps, 'trash', {
    list: async ({ req }) => {
      const request = readList(req.query, columns);
      const from = sql`documents where documents.deleted_at is not null and ${request.where ?? sql`true`}`;
      const found = await rows<Row>(
        deps.db,
        sql`select documents.id, documents.resource, ${TITLE} as title,
              to_char(documents.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at,
              (select "by" from revisions
               where document_id = documents.id order by version desc limit 1) as "by"
            from ${from} ${pageOf(request)}`,
      );
      const names = await deps.staffNames(deps.db, [...new Set(found.flatMap(({ by }) => by ?? []))]);
      return {
        found: found.map(({ by, ...row }): TrashedRecord => ({
          ...row,
          deleted_by: (by && names.get(by)) ?? null,
          purge_at: new Date(Date.parse(row.deleted_at) + TRASH_DAYS * DAY_MS).toISOString(),
        })),
        first: request.first,
        total: await totalOf(deps.db, from, request, found.length),
      };
    },
  });
