import { enquiryRecord, type LeadRecord, type FullLeadRecord } from '@prospectus/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { staffNameOf } from '../staff/index.ts';
import { consentTexts } from './consents-table.ts';
import { leadsWith } from './search.ts';
import { leadAttributions, leadEvents, leads, STORED_FIELDS } from './tables.ts';

// What is typed freely is ordered without regard to capitals, the rest as it is written, which is what its index holds.
const columns: Record<string, Column> = {};
const sorts: Record<string, Column> = {};
for (const { name, column, kind, nullable, index } of STORED_FIELDS) {
  if (kind === 'channels') continue;
  const isText = kind === 'text' || kind === 'choice';
  const found = { sql: sql.raw(`leads.${column}`), ...(!nullable && { notNull: true as const }) };
  columns[name] = { ...found, kind: isText ? 'text' : (kind as ColumnKind) };
  sorts[name] = {
    ...found,
    kind: isText && index !== 'words' ? 'id' : columns[name].kind,
    // Many leads share a value: they follow each other by time. The same index serves a filter by the value.
    ...(index === 'few' && { thenBy: [sql.raw('leads.created_at')] }),
  };
}

/** What the list of leads may be filtered, sorted and searched by. */
export const leadColumns: ListColumns = {
  filters: columns,
  sorts,
  search: leadsWith,
  defaultSort: ['created_at', 'DESC'],
};

// Times as ISO 8601, whichever driver reads them.
const FIELDS = sql.join(
  [
    ...STORED_FIELDS.map(({ name, column, kind }) =>
      sql.raw(
        `${kind === 'time' ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : column} as ${name}`,
      ),
    ),
    sql`${staffNameOf(sql`leads.owner`)} as owner_name`,
  ],
  sql`, `,
);

/** Which leads a list is of: a table or what looks like it, and a condition besides what the list asks for. */
export type LeadScope = { table: SQL; only: SQL };

/** The leads a list asks for, contacts in full, and how many there are in all. */
export async function listLeads(
  db: Database,
  asked: ListRequest,
  scope: LeadScope,
): Promise<{ found: LeadRecord[]; total: number }> {
  const request = { ...asked, where: and(scope.only, asked.where), filters: and(scope.only, asked.filters) };
  if (request.search) return searchLeads(db, request, request.search, scope.table);
  const found = await findLeads(db, asked, scope);
  return { found, total: await totalOf(db, leadsOf(asked, scope), request, found.length) };
}

/** The same without counting them. */
export async function findLeads(db: Database, request: ListRequest, scope: LeadScope): Promise<LeadRecord[]> {
  const page = pageOfLeads(leadsOf(request, scope), request);
  return rows<LeadRecord>(db, sql`select ${FIELDS} from ${page} order by place`);
}

const leadsOf = ({ where }: ListRequest, { table, only }: LeadScope): SQL =>
  sql`${table} as leads where ${and(only, where)}`;

/** How many leads, first in the order asked for, are read before the index of words is used. */
const READ_FIRST = 5_000;

/**
 * Leads with the words of a search. A frequent word is found among the first leads of the order asked for, a rare one by
 * the index of words: the planner cannot guess which it is. `offset 0` keeps the order out of its choice there, as it
 * would rather look at every lead in that order. How many a frequent word has in all is an estimate, as for every list.
 */
async function searchLeads(
  db: Database,
  request: ListRequest,
  search: SQL,
  table: SQL,
): Promise<{ found: LeadRecord[]; total: number }> {
  const wanted = and(search, request.filters);
  const pageFrom = (from: SQL) =>
    rows<LeadRecord>(db, sql`select ${FIELDS} from ${pageOfLeads(from, request)} order by place`);
  const firstInOrder = sql`(select leads.* from ${table} as leads order by ${request.orderBy} limit ${sql.raw(String(READ_FIRST))})`;
  const early = await pageFrom(sql`${firstInOrder} as leads where ${wanted}`);
  const found =
    early.length > request.last - request.first
      ? early
      : await pageFrom(sql`(select leads.* from ${table} as leads where ${wanted} offset 0) as leads`);
  const total = await totalOf(db, sql`${table} as leads where ${wanted}`, request, found.length);
  return { found, total };
}

// The fields are made for the page alone: in one statement their names would stand in the way of the order's.
const pageOfLeads = (from: SQL, request: ListRequest): SQL =>
  sql`(select leads.*, row_number() over () as place from (select leads.* from ${from} ${pageOf(request)}) as leads) as leads`;

/** One lead with its enquiries and its timeline, its contact in full; `only` may narrow which leads there are. */
export async function readLead(db: Database, id: string, only = sql`true`): Promise<FullLeadRecord | undefined> {
  const [lead] = await rows<LeadRecord>(db, sql`select ${FIELDS} from leads where id = ${id}::uuid and ${only}`);
  if (!lead) return undefined;
  const [more] = await db
    .select({ withdrawn_at: leads.withdrawn_at, merged_into: leads.merged_into })
    .from(leads)
    .where(eq(leads.id, id));
  const merged = await db.select({ id: leads.id }).from(leads).where(eq(leads.merged_into, id)).orderBy(asc(leads.id));
  const notices = alias(consentTexts, 'notices');
  const attributions = await db
    .select({ attribution: leadAttributions, text: consentTexts.text, notice: notices.text })
    .from(leadAttributions)
    .leftJoin(consentTexts, eq(consentTexts.version, leadAttributions.consent_version))
    .leftJoin(notices, eq(notices.version, leadAttributions.notice_version))
    .where(eq(leadAttributions.lead_id, id))
    .orderBy(asc(leadAttributions.at));
  const events = await db.select().from(leadEvents).where(eq(leadEvents.lead_id, id)).orderBy(asc(leadEvents.id));
  return {
    ...lead,
    withdrawn_at: more?.withdrawn_at?.toISOString() ?? null,
    merged_into: more?.merged_into ?? null,
    merged: merged.map((part) => part.id),
    enquiries: attributions.map(({ attribution, text, notice }) =>
      enquiryRecord.parse({
        ...attribution,
        at: attribution.at.toISOString(),
        page_at: attribution.page_at?.toISOString() ?? null,
        consent_at: attribution.consent_at.toISOString(),
        refURL: attribution.ref_url,
        referrerForm: attribution.referrer_form,
        consent_text: text,
        notice,
      }),
    ),
    timeline: events.map(({ type, at }) => ({ type, at: at.toISOString() })),
  };
}
