import { randomUUID } from 'node:crypto';

import { CLOSED_STAGES, type SalesStage } from '@prospectus/contract';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import {
  type AgreementRecord,
  type ConsentNotice,
  WITHDRAWAL_DAYS,
  type WITHDRAWAL_TASKS,
  type withdrawalChange,
  type WithdrawalRecord,
} from '@prospectus/contract/retention';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';

import { changeRow } from '../../../platform/changes/change-row.ts';
import { type Column, columnsOf } from '../../../platform/console/column.ts';
import { listRows, pageOf, type RecordPage, totalOf } from '../../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../../platform/console/list-query.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { isoOf } from '../../../platform/database/times.ts';
import { staffNames } from '../../staff/index.ts';
import { consentTexts, leadWithdrawals } from '../consents-table.ts';
import { maskedContact } from '../desk/find-lead.ts';
import type { LeadDeps } from '../lead-deps.ts';
import { leads } from '../tables.ts';

/** All consents: to the sentence and the notice of a form, and later at /my-enquiry. */
const AGREEMENTS = sql.raw(`(
  select id::text as id, consent_version as notice, lead_id, consent_at as at, page, agreed_channels as channels from lead_touches
  union all select id::text || '-notice', notice_version, lead_id, consent_at, page, agreed_channels
    from lead_touches where notice_version is not null
  union all select id::text, notice_version, lead_id, at, '/my-enquiry', channels from lead_consents where how = 'my-enquiry'
) as agreements`);

const agreedAt: Column = { sql: sql.raw('agreements.at'), kind: 'time', notNull: true };

/** The filters and sorts of the list of consents; a channel is one ticked for news. */
export const agreementColumns: ListColumns = {
  filters: {
    at: agreedAt,
    notice: { sql: sql.raw('agreements.notice'), kind: 'text', notNull: true },
    ...Object.fromEntries(
      CONSENT_CHANNELS.map((channel): [string, Column] => [
        channel,
        { sql: sql.raw(`coalesce('${channel}' = any(agreements.channels), false)`), kind: 'flag', notNull: true },
      ]),
    ),
  },
  sorts: { at: agreedAt },
  search: [],
  defaultSort: ['at', 'DESC'],
};

/** All versions of the consent texts, newest first. */
export async function listNotices(db: Database): Promise<ConsentNotice[]> {
  const texts = await db
    .select()
    .from(consentTexts)
    .orderBy(desc(consentTexts.first_used_at), desc(consentTexts.version));
  const counts = await rows<{ notice: string; people: number }>(
    db,
    sql`select notice, count(distinct lead_id)::int as people from ${AGREEMENTS} group by notice`,
  );
  const people = new Map(counts.map((row) => [row.notice, row.people]));
  return texts.map(({ first_used_at, ...text }) => ({
    ...text,
    first_used_at: first_used_at.toISOString(),
    people: people.get(text.version) ?? 0,
  }));
}

type Row = Omit<AgreementRecord, 'mobile'> & { phone: string; email: string };

/** A page of consents, with masked contacts. */
export async function listAgreements(db: Database, request: ListRequest): Promise<RecordPage> {
  const from = sql`${AGREEMENTS} where ${request.where ?? sql`true`}`;
  const consents = await rows<Row>(
    db,
    sql`select shown.id, notice, lead_id as lead, name, phone, email, shown.page, to_json(channels) as agreed_channels,
        ${isoOf(sql`at`)} as at
      from (select *, row_number() over () as place from (select * from ${from} ${pageOf(request)}) as part) as shown
      join leads on leads.id = shown.lead_id order by place`,
  );
  return {
    found: consents.map(({ phone, email, ...row }) => ({
      ...row,
      mobile: maskedContact({ mobile: phone, email }).mobile,
    })),
    first: request.first,
    total: await totalOf(db, from, request, consents.length),
  };
}

const DAY_MS = 86_400_000;
const columns: Record<string, Column> = {
  ...columnsOf(leadWithdrawals, 'at'),
  done: { sql: sql.raw('(lead_withdrawals.done_at is not null)'), kind: 'flag', notNull: true },
};

export const withdrawalColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: [],
  defaultSort: ['at', 'ASC'],
};

/** Adds a withdrawal to the queue of staff. */
export const addWithdrawal = (tx: Database, leadId: string, at: Date) =>
  tx.insert(leadWithdrawals).values({ id: randomUUID(), lead_id: leadId, at });

/** A page of the queue. */
export async function listWithdrawals(db: Database, request: ListRequest): Promise<RecordPage> {
  const page = await listRows(db, leadWithdrawals, request);
  const ids = page.found.map(({ id }) => id);
  return { ...page, found: await recordsOf(db, ids) };
}

export async function readWithdrawal(db: Database, id: string): Promise<WithdrawalRecord | undefined> {
  return (await recordsOf(db, [id]))[0];
}

/** Stores what staff did, and whether it is done; VERSION_CONFLICT for an old version. */
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
  const withdrawals = await db
    .select({ row: leadWithdrawals, lead: leads })
    .from(leadWithdrawals)
    .innerJoin(leads, eq(leads.id, leadWithdrawals.lead_id))
    .where(inArray(leadWithdrawals.id, [...ids]));
  const names = await staffNames(db, [...new Set(withdrawals.flatMap(({ row }) => row.done_by ?? []))]);
  return withdrawals
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
