import { randomUUID } from 'node:crypto';

import { CLOSED_STAGES, type SalesStage } from '@prospectus/contract';
import {
  WITHDRAWAL_DAYS,
  type WITHDRAWAL_TASKS,
  type withdrawalChange,
  type WithdrawalRecord,
} from '@prospectus/contract/retention';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { changeRow } from '../../../platform/changes/change-row.ts';
import { staffNames } from '../../staff/index.ts';
import type { Column } from '../../../platform/console/column.ts';
import { pageOf, type RecordPage, totalOf } from '../../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../../platform/console/list-query.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { maskedContact } from '../desk/mask.ts';
import { leads } from '../tables.ts';
import { leadWithdrawals } from './withdrawals-table.ts';

const DAY_MS = 86_400_000;
const columns: Record<string, Column> = {
  at: { sql: sql.raw('lead_withdrawals.at'), kind: 'time', notNull: true },
  done: { sql: sql.raw('(lead_withdrawals.done_at is not null)'), kind: 'flag', notNull: true },
};

/** What the queue may be filtered and sorted by. */
export const withdrawalColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: [],
  defaultSort: ['at', 'ASC'],
};

/** Puts a person who has withdrawn into the queue. */
export const addWithdrawal = (tx: Database, leadId: string, at: Date) =>
  tx.insert(leadWithdrawals).values({ id: randomUUID(), lead_id: leadId, at });

/** A part of the queue. */
export async function listWithdrawals(db: Database, request: ListRequest): Promise<RecordPage> {
  const from = sql`lead_withdrawals where ${request.where ?? sql`true`}`;
  const ids = (await rows<{ id: string }>(db, sql`select id from ${from} ${pageOf(request)}`)).map(({ id }) => id);
  return { found: await recordsOf(db, ids), first: request.first, total: await totalOf(db, from, request, ids.length) };
}

export async function readWithdrawal(db: Database, id: string): Promise<WithdrawalRecord | undefined> {
  return (await recordsOf(db, [id]))[0];
}

/** Notes what was done, and whether that is all; VERSION_CONFLICT where somebody else has changed it. */
export const changeWithdrawal = (
  { db, clock }: Pick<LeadDeps, 'db' | 'clock'>,
  id: string,
  by: string,
  { done, note, version }: z.output<typeof withdrawalChange>,
): Promise<WithdrawalRecord | undefined> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const isDone = ({ done_at }: { done_at: Date | null } | undefined = { done_at: null }) => done_at !== null;
    await changeRow(
      tx,
      { table: leadWithdrawals, resource: 'leads', toRecord: (_row, current) => readWithdrawal(current, id) },
      { where: eq(leadWithdrawals.id, id), by, at, version, yours: { done, note } },
      (before) => {
        if (isDone(before) === done) return { note };
        return done ? { note, done_at: at, done_by: by } : { note, done_at: null, done_by: null };
      },
      (before, after) => ({
        ...{ recordId: after?.lead_id ?? null, ...(note && { reason: note }) },
        ...{ before: { withdrawal_done: isDone(before) }, after: { withdrawal_done: isDone(after) } },
      }),
    );
    return readWithdrawal(tx, id);
  });

async function recordsOf(db: Database, ids: readonly string[]): Promise<WithdrawalRecord[]> {
  const found = await db
    .select({ row: leadWithdrawals, lead: leads })
    .from(leadWithdrawals)
    .innerJoin(leads, eq(leads.id, leadWithdrawals.lead_id))
    .where(inArray(leadWithdrawals.id, [...ids]));
  const names = await staffNames(db, [...new Set(found.flatMap(({ row }) => row.done_by ?? []))]);
  return found
    .toSorted((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id))
    .map(({ row, lead }) => ({
      id: row.id,
      lead: row.lead_id,
      name: lead.name,
      mobile: maskedContact({ mobile: lead.phone, email: lead.email }).mobile,
      at: row.at.toISOString(),
      due_at: new Date(row.at.getTime() + WITHDRAWAL_DAYS * DAY_MS).toISOString(),
      tasks: row.done_at === null && lead.withdrawn_at !== null ? tasksOf(lead) : [],
      leads_id: lead.erp_id,
      done: row.done_at !== null,
      done_at: row.done_at?.toISOString() ?? null,
      done_by_name: (row.done_by && names.get(row.done_by)) ?? null,
      note: row.note,
      version: row.version,
    }));
}

function tasksOf(lead: typeof leads.$inferSelect): (typeof WITHDRAWAL_TASKS)[number][] {
  return [
    ...(lead.erp_id === null ? [] : (['erp'] as const)),
    ...(lead.next_at === null ? [] : (['follow-up'] as const)),
    ...(CLOSED_STAGES.includes(lead.sales_stage as SalesStage) ? [] : (['stage'] as const)),
  ];
}
