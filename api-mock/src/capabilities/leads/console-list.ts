import { enquiryRecord, type LeadRecord, type FullLeadRecord, normaliseForSearch } from '@prospectus/contract';
import { normalisePhone } from '@prospectus/contract/forms';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Column, ColumnKind } from '../../platform/console/column.ts';
import { pageOf, totalOf } from '../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../platform/console/list-query.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { isoOf } from '../../platform/database/times.ts';
import { findPhone } from '../../platform/phone/phone.ts';
import { staffNameOf } from '../staff/index.ts';
import { consentTexts } from './consents-table.ts';
import { leadAttributions, leadEvents, leads, STORED_FIELDS } from './tables.ts';

// Free text is sorted without case, other values like their index.
const columns: Record<string, Column> = {};
const sorts: Record<string, Column> = {};
for (const { name, column, kind, nullable, index } of STORED_FIELDS) {
  if (kind === 'channels') continue;
  const isText = kind === 'text' || kind === 'choice';
  const base = { sql: sql.raw(`leads.${column}`), ...(!nullable && { notNull: true as const }) };
  columns[name] = { ...base, kind: isText ? 'text' : (kind as ColumnKind) };
  sorts[name] = {
    ...base,
    kind: isText && index !== 'words' ? 'id' : columns[name].kind,
    // Many leads share a value: they are sorted by time, with the index that also serves the filter.
    ...(index === 'few' && { thenBy: [sql.raw('leads.created_at')] }),
  };
}

/** The filters, sorts and search of the list of leads. */
export const leadColumns: ListColumns = {
  filters: columns,
  sorts,
  search: leadsWith,
  defaultSort: ['created_at', 'DESC'],
};

const FIELDS = sql.join(
  [
    ...STORED_FIELDS.map(({ name, column, kind }) => {
      const value = sql.raw(column);
      return sql`${kind === 'time' ? isoOf(value) : value} as ${sql.raw(name)}`;
    }),
    sql`${staffNameOf(sql`leads.owner`)} as owner_name`,
  ],
  sql`, `,
);

/** The leads that a person may list: a table or subquery, and a condition besides the request's. */
export type LeadScope = { table: SQL; only: SQL };

/** A page of leads with full contacts, and their total. */
export async function listLeads(
  db: Database,
  query: ListRequest,
  scope: LeadScope,
): Promise<{ found: LeadRecord[]; total: number }> {
  const request = { ...query, where: and(scope.only, query.where), filters: and(scope.only, query.filters) };
  if (request.search) return searchLeads(db, request, request.search, scope.table);
  const found = await findLeads(db, query, scope);
  return { found, total: await totalOf(db, leadsOf(query, scope), request, found.length) };
}

/** The same without the total. */
export async function findLeads(db: Database, request: ListRequest, scope: LeadScope): Promise<LeadRecord[]> {
  const page = pageOfLeads(leadsOf(request, scope), request);
  return rows<LeadRecord>(db, sql`select ${FIELDS} from ${page} order by place`);
}

const leadsOf = ({ where }: ListRequest, { table, only }: LeadScope): SQL =>
  sql`${table} as leads where ${and(only, where)}`;

/** How many leads are searched in sort order before the index of words is used. */
const SEARCHED_FIRST = 5_000;

/**
 * Searches leads by words. Frequent words are found among the first leads of the sort order, rare ones by the index: the
 * planner cannot tell them apart. `offset 0` keeps it from scanning all leads in sort order instead of using the index.
 */
async function searchLeads(
  db: Database,
  request: ListRequest,
  search: SQL,
  table: SQL,
): Promise<{ found: LeadRecord[]; total: number }> {
  const condition = and(search, request.filters);
  const pageFrom = (from: SQL) =>
    rows<LeadRecord>(db, sql`select ${FIELDS} from ${pageOfLeads(from, request)} order by place`);
  const firstInOrder = sql`(select leads.* from ${table} as leads order by ${request.orderBy} limit ${sql.raw(String(SEARCHED_FIRST))})`;
  const first = await pageFrom(sql`${firstInOrder} as leads where ${condition}`);
  const found =
    first.length > request.last - request.first
      ? first
      : await pageFrom(sql`(select leads.* from ${table} as leads where ${condition} offset 0) as leads`);
  const total = await totalOf(db, sql`${table} as leads where ${condition}`, request, found.length);
  return { found, total };
}

// In one statement the names of the fields would hide those of the sort order.
const pageOfLeads = (from: SQL, request: ListRequest): SQL =>
  sql`(select leads.*, row_number() over () as place from (select leads.* from ${from} ${pageOf(request)}) as leads) as leads`;

/** A lead with its enquiries, timeline and full contact; `only` may restrict the leads. */
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

// The same as in the function `lead_words` of the migrations.
const SEPARATORS = /[\s@.,:;_+()/"'\\-]+/;

/**
 * A condition for leads with words that begin with all words of a text; undefined for a text without words. Also for
 * quarantined submissions, whose words come from the same function.
 */
export function leadsWith(text: string, words = sql`leads.words`): SQL | undefined {
  const form = normaliseForSearch(text);
  const typed = (looksLikePhone(form) ? phoneIn(form) : form).split(SEPARATORS).filter(Boolean);
  if (typed.length === 0) return undefined;
  return sql`${words} @@ ${typed.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** The words of a quarantined submission. */
export const submissionWords = sql.raw(
  `lead_words(details->>'name', details->>'email', details->>'interest', details->>'phone')`,
);

const looksLikePhone = (text: string): boolean => /^(tel:)?[\s+\d().-]{4,}$/.test(text.trim());

const MIN_PHONE_DIGITS = 7;

// A complete number is searched as it is stored; only the prefix of a part is removed.
function phoneIn(text: string): string {
  const digits = text.replace(/^\D*\+\s*91/, '').replace(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS) return digits;
  return findPhone(text) ?? normalisePhone(text).replace(/^\+91|^0/, '');
}
