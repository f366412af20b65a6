import {
  ApiError,
  MAX_COLUMN_COUNT,
  type BoardColumn,
  leadRecord,
  type LeadRecord,
  SALES_STAGES,
  type SalesStage,
  type StaffUser,
} from '@prospectus/contract';
import { and, type SQL, sql } from 'drizzle-orm';

import { dayIn } from '../../../platform/clock/clock.ts';
import { type ListRequest, readList } from '../../../platform/console/list-query.ts';
import { recordFile, type StreamedFile } from '../../../platform/console/record-file.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { timeOf } from '../../../platform/database/times.ts';
import { findLeads, leadColumns, type LeadScope, listLeads } from '../console-list.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { masked } from './find-lead.ts';
import { dayOf, mayWorkOn, readObject } from './views.ts';

/** Takes the stages, which are the board's columns, out of its filter; all stages if it has none. */
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

/** The columns of the board: a page of the leads of each stage, and their counts. */
export async function readBoard(
  { db, clock }: Pick<LeadDeps, 'db' | 'clock'>,
  stages: readonly SalesStage[],
  request: ListRequest,
  scope: LeadScope,
): Promise<BoardColumn[]> {
  const counted = await countStages(db, stages, { request, scope, now: clock.now() });
  const source = searched(scope, request);
  const filtered = { ...request, where: request.filters };
  const columns: BoardColumn[] = [];
  for (const { stage, n, overdue, due } of counted) {
    const only = and(scope.only, sql`leads.sales_stage = ${stage}`) ?? scope.only;
    const found = n === 0 ? [] : await findLeads(db, filtered, { ...source, only });
    const [count, more] = [Math.min(n, MAX_COLUMN_COUNT), n > MAX_COLUMN_COUNT];
    columns.push({ stage, count, more, overdue, due, leads: found.map(masked) });
  }
  return columns;
}

type Counted = { stage: SalesStage; n: number; overdue: number; due: number };

/** Counts every stage in one statement, each up to its limit. */
function countStages(
  db: Database,
  stages: readonly SalesStage[],
  { request, scope, now }: { request: ListRequest; scope: LeadScope; now: Date },
): Promise<Counted[]> {
  const [since, until] = [timeOf(now), timeOf(dayOf(now).to)];
  const { table } = searched(scope, request);
  const count = (limit: number, condition: SQL) =>
    sql`(select count(*)::int from (select 1 from listed as leads where leads.sales_stage = columns.stage
      and ${condition} limit ${sql.raw(String(limit))}) as counted)`;
  // Without a search each count uses its own index.
  const mode = sql.raw(request.search ? 'materialized' : 'not materialized');
  return rows<Counted>(
    db,
    sql`with listed as ${mode} (select * from ${table} as leads where ${and(scope.only, request.filters)})
      select stage, ${count(MAX_COLUMN_COUNT + 1, sql`true`)} as n,
        ${count(MAX_COLUMN_COUNT, sql`leads.next_at < ${since}`)} as overdue,
        ${count(MAX_COLUMN_COUNT, sql`leads.next_at >= ${since} and leads.next_at < ${until}`)} as due
      from unnest(array[${sql.join(
        stages.map((stage) => sql`${stage}`),
        sql`, `,
      )}]::text[]) with ordinality as columns (stage, place) order by place`,
  );
}

/** Makes a search run once, by its index, before other conditions. */
const searched = ({ table, only }: LeadScope, { search }: ListRequest): LeadScope =>
  search
    ? {
        table: sql`(with found as materialized (select * from ${table} as leads where ${search}) select * from found)`,
        only,
      }
    : { table, only };

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A file of a list's leads with full contacts, read in batches by id while it is sent. */
export function leadsFile(
  { db, clock }: Pick<LeadDeps, 'db' | 'clock'>,
  { request, scope, format }: { request: ListRequest; scope: LeadScope; format: 'csv' | 'json' },
): StreamedFile {
  return recordFile({ name: 'leads', day: dayIn(clock.now()), format }, Object.keys(leadRecord.shape), batches());

  async function* batches() {
    for (let after = FIRST_ID; ;) {
      const found = await findLeads(
        db,
        { ...request, orderBy: sql`id asc`, first: 0, last: BATCH - 1 },
        { table: scope.table, only: sql`${scope.only} and leads.id > ${after}::uuid` },
      );
      yield found;
      if (found.length < BATCH) return;
      after = found.at(-1)?.id ?? after;
    }
  }
}

const MAX_SIMILAR = 10;

/** Leads that may be the same person: with the same e-mail address, or the same name and interest. */
export async function similarTo(db: Database, id: string, person: StaffUser): Promise<LeadRecord[]> {
  const request = readList({ range: JSON.stringify([0, MAX_SIMILAR - 1]) }, leadColumns);
  const { found } = await listLeads(db, request, {
    table: sql.raw('leads'),
    only: sql`leads.id <> ${id}::uuid and leads.merged_into is null and ${mayWorkOn(person)} and exists (
      select 1 from leads as this where this.id = ${id}::uuid and (lower(this.email) = lower(leads.email)
        or (lower(this.name) = lower(leads.name) and this.interest = leads.interest)))`,
  });
  return found.map(masked);
}
