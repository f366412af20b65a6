import { ApiError, type TrashedRecord } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Mounted, idOf, on } from '../platform/calls/calls.ts';
import { pageOf, totalOf } from '../platform/console/list-answer.ts';
import { type ListColumns, readList } from '../platform/console/list-query.ts';
import { rows } from '../platform/database/database.ts';
import { personOf } from '../platform/http/access.ts';
import type { ContentDeps } from './deps.ts';
import { type TrashKind, trashedDocuments } from './trashed-documents.ts';

const DAY_MS = 86_400_000;
const TITLE = sql.raw('trashed.title');

const columns: ListColumns = {
  filters: {
    id: { sql: sql.raw('trashed.id'), kind: 'id' },
    resource: { sql: sql.raw('trashed.resource'), kind: 'text' },
    deleted_at: { sql: sql.raw('trashed.deleted_at'), kind: 'time' },
  },
  sorts: {
    deleted_at: { sql: sql.raw('trashed.deleted_at'), kind: 'time' },
    title: { sql: TITLE, kind: 'text' },
    resource: { sql: sql.raw('trashed.resource'), kind: 'text' },
  },
  search: [TITLE],
  defaultSort: ['deleted_at', 'DESC'],
};

type Row = { id: string; resource: string; title: string; deleted_at: string; days: number };

/** The trash of documents and of other kinds of records: its list, and the deletion of one for good. */
export function consoleTrashRoutes(deps: ContentDeps, others: readonly TrashKind[]): Mounted[] {
  const kinds = [trashedDocuments, ...others];
  const trashed = sql.join(
    kinds.map((kind) => sql`select *, ${sql.raw(String(kind.days))} as days from (${kind.trashed}) as of_kind`),
    sql` union all `,
  );
  return [
    on('GET /admin/trash', async ({ req }) => {
      const request = readList(req.query, columns);
      const from = sql`(${trashed}) as trashed where ${request.where ?? sql`true`}`;
      const found = await rows<Row>(
        deps.db,
        sql`select id, resource, title, days,
              to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at
            from ${from} ${pageOf(request)}`,
      );
      const names = await deletedByNames(
        deps,
        kinds,
        found.map(({ id }) => id),
      );
      return {
        found: found.map(({ days, ...row }): TrashedRecord => ({
          ...row,
          deleted_by: names.get(row.id) ?? null,
          purge_at: new Date(Date.parse(row.deleted_at) + days * DAY_MS).toISOString(),
        })),
        first: request.first,
        total: await totalOf(deps.db, from, request, found.length),
      };
    }),
    on('DELETE /admin/trash/:resource/:id', async ({ req, param }) => {
      const record = { resource: param('resource'), id: idOf(req), by: personOf(req).id };
      await deps.db.transaction(async (tx) => {
        for (const kind of kinds) if (await kind.purge(tx, deps, record)) return;
        throw new ApiError('NOT_FOUND');
      });
      return { success: true as const };
    }),
  ];
}

async function deletedByNames(
  { db, staffNames }: ContentDeps,
  kinds: readonly TrashKind[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(kinds.map((kind) => kind.deletedBy(db, ids)));
  const by = new Map(found.flatMap((people) => [...people]));
  const names = await staffNames(db, [...new Set(by.values())]);
  return new Map([...by].flatMap(([id, person]) => (names.has(person) ? [[id, names.get(person) ?? '']] : [])));
}
