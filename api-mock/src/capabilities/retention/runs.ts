import type { RetentionRuleName, RetentionRun } from '@prospectus/contract/retention';
import { desc, inArray, sql } from 'drizzle-orm';

import type { Column } from '../../platform/console/column.ts';
import { pageOf, type RecordPage, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { staffNames } from '../staff/index.ts';
import { retentionRuns } from './tables.ts';

const columns: Record<string, Column> = {
  rule: { sql: sql.raw('retention_runs.rule'), kind: 'text', notNull: true },
  started_at: { sql: sql.raw('retention_runs.started_at'), kind: 'time', notNull: true },
};

/** What the log of runs may be filtered and sorted by. */
export const runColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: [],
  defaultSort: ['started_at', 'DESC'],
};

/** A part of the log of runs. */
export async function listRuns(db: Database, request: ListRequest): Promise<RecordPage> {
  const from = sql`retention_runs where ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  const found = new Map(
    (await toRuns(db, await db.select().from(retentionRuns).where(inArray(retentionRuns.id, ids)))).map((run) => [
      run.id,
      run,
    ]),
  );
  return {
    found: ids.flatMap((id) => found.get(id) ?? []),
    first: request.first,
    total: await totalOf(db, from, request, ids.length),
  };
}

/** The last run of each rule. */
export async function lastRuns(db: Database): Promise<Map<RetentionRuleName, RetentionRun>> {
  const found = await db
    .selectDistinctOn([retentionRuns.rule])
    .from(retentionRuns)
    .orderBy(retentionRuns.rule, desc(retentionRuns.started_at));
  return new Map((await toRuns(db, found)).map((run) => [run.rule, run]));
}

/** Rows as they are answered, with the names of who started them. */
export async function toRuns(db: Database, found: (typeof retentionRuns.$inferSelect)[]): Promise<RetentionRun[]> {
  const names = await staffNames(db, [...new Set(found.flatMap(({ by }) => by ?? []))]);
  return found.map(({ day: _day, started_at, finished_at, ...run }) => ({
    ...run,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    by_name: run.by === null ? null : (names.get(run.by) ?? null),
  }));
}
