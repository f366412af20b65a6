import { ApiError, MAX_COLUMN_COUNT, type BoardColumn, SALES_STAGES, type SalesStage } from '@prospectus/contract';
import { and, type SQL, sql } from 'drizzle-orm';

import type { ListRequest } from '../../../platform/console/list-query.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { findLeads, type LeadScope } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { masked } from './mask.ts';
import { dayOf, readObject } from './views.ts';

/** Takes the stages out of a board's filter, all where none is named: they are its columns. */
export function takeStages(query: Record<string, unknown>): {
  stages: readonly SalesStage[];
  query: Record<string, unknown>;
} {
  const filter = readObject(query['filter']);
  if (filter?.['stage'] === undefined) return { stages: SALES_STAGES, query };
  const { stage, ...rest } = filter;
  const named: unknown[] = Array.isArray(stage) ? stage : [stage];
  if (!named.every((one) => SALES_STAGES.some((known) => known === one)))
    throw new ApiError('INVALID_FIELDS', { errors: { 'filter.stage': 'There is no such stage.' } });
  return {
    stages: SALES_STAGES.filter((one) => named.includes(one)),
    query: { ...query, filter: JSON.stringify(rest) },
  };
}

/** Columns of the board: the leads of each stage that a list asks for, and how many there are. */
export async function readBoard(
  { db, clock }: Pick<LeadDeps, 'db' | 'clock'>,
  stages: readonly SalesStage[],
  request: ListRequest,
  scope: LeadScope,
): Promise<BoardColumn[]> {
  const counted = await countStages(db, stages, { request, scope, now: clock.now() });
  const source = searched(scope, request);
  const asked = { ...request, where: request.filters };
  const columns: BoardColumn[] = [];
  for (const { stage, n, overdue, due } of counted) {
    const only = and(scope.only, sql`leads.sales_stage = ${stage}`) ?? scope.only;
    const found = n === 0 ? [] : await findLeads(db, asked, { ...source, only });
    columns.push({
      stage,
      count: Math.min(n, MAX_COLUMN_COUNT),
      more: n > MAX_COLUMN_COUNT,
      overdue,
      due,
      leads: found.map(masked),
    });
  }
  return columns;
}

type Counted = { stage: SalesStage; n: number; overdue: number; due: number };

/** Counts every stage in one statement; none of the counts looks at more leads than it may answer. */
function countStages(
  db: Database,
  stages: readonly SalesStage[],
  { request, scope, now }: { request: ListRequest; scope: LeadScope; now: Date },
): Promise<Counted[]> {
  const since = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${dayOf(now).to.toISOString()}::timestamptz`;
  const { table } = searched(scope, request);
  const count = (limit: number, condition: SQL) =>
    sql`(select count(*)::int from (select 1 from listed as leads where leads.sales_stage = columns.stage
      and ${condition} limit ${sql.raw(String(limit))}) as counted)`;
  // Without a search each count uses the index that fits it.
  const way = sql.raw(request.search ? 'materialized' : 'not materialized');
  return rows<Counted>(
    db,
    sql`with listed as ${way} (select * from ${table} as leads where ${and(scope.only, request.filters)})
      select stage, ${count(MAX_COLUMN_COUNT + 1, sql`true`)} as n,
        ${count(MAX_COLUMN_COUNT, sql`leads.next_at < ${since}`)} as overdue,
        ${count(MAX_COLUMN_COUNT, sql`leads.next_at >= ${since} and leads.next_at < ${until}`)} as due
      from unnest(array[${sql.join(
        stages.map((stage) => sql`${stage}`),
        sql`, `,
      )}]::text[]) with ordinality as columns (stage, place) order by place`,
  );
}

/** The leads that a search finds are looked for once, by their index, whatever else is asked of them. */
const searched = ({ table, only }: LeadScope, { search }: ListRequest): LeadScope =>
  search
    ? {
        table: sql`(with found as materialized (select * from ${table} as leads where ${search}) select * from found)`,
        only,
      }
    : { table, only };
