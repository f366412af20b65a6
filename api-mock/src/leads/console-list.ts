import type { LeadRecord, LeadRecordInFull } from '@prospectus/contract';
import { asc, eq, type SQL, sql } from 'drizzle-orm';

import type { Column, ColumnKind } from '../console/column.ts';
import { countRows, pageOf } from '../console/list-answer.ts';
import type { ListColumns, ListRequest } from '../console/list-query.ts';
import { type Database, rows } from '../db/database.ts';
import { leadEvents, leadTouches } from './tables.ts';

const KINDS = {
  id: ['leads.id', 'id'],
  leads_id: ['leads.erp_id', 'text'],
  name: ['leads.name', 'text'],
  email: ['leads.email', 'text'],
  mobile: ['leads.phone', 'text'],
  area_of_interest: ['leads.interest', 'text'],
  highest_qualification_id: ['leads.qualification', 'number'],
  stage: ['leads.stage', 'text'],
  media: ['origin.media', 'text'],
  campaign: ['origin.campaign', 'text'],
  source: ['origin.source', 'text'],
  verified_at: ['leads.verified_at', 'time'],
  created_at: ['leads.created_at', 'time'],
  updated_at: ['leads.updated_at', 'time'],
} as const satisfies Record<keyof LeadRecord, readonly [string, ColumnKind]>;

const columns: Record<string, Column> = Object.fromEntries(
  Object.entries(KINDS).map(([name, [from, kind]]) => [name, { sql: sql.raw(from), kind }]),
);

/** What the list of leads may be filtered, sorted and searched by. */
export const leadColumns: ListColumns = {
  filters: columns,
  sorts: columns,
  search: ['leads.name', 'leads.email', 'leads.phone', 'leads.interest'].map((name) => sql.raw(name)),
  defaultSort: ['created_at', 'DESC'],
};

const FROM = sql.raw(
  'leads join lateral (select media, campaign, source from lead_touches where lead_id = leads.id order by at, lead_touches.id limit 1) as origin on true',
);
// Times as ISO 8601, whichever driver reads them.
const FIELDS = sql.raw(
  Object.entries(KINDS)
    .map(
      ([name, [from, kind]]) =>
        `${kind === 'time' ? `to_char(${from} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : from} as ${name}`,
    )
    .join(', '),
);

/** The leads a list asks for, and how many there are in all. */
export async function listLeads(db: Database, request: ListRequest): Promise<{ found: LeadRecord[]; total: number }> {
  const from = sql`${FROM} where ${request.where ?? sql`true`}`;
  const inOrder: SQL = sql`select leads.id from ${from} ${pageOf(request)}`;
  const ids = (await rows<{ id: string }>(db, inOrder)).map(({ id }) => id);
  const found = new Map(
    (await select(db, sql`leads.id = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`)).map((lead) => [lead.id, lead]),
  );
  return { found: ids.flatMap((id) => found.get(id) ?? []), total: await countRows(db, from) };
}

/** One lead with its enquiries and its timeline. */
export async function readLead(db: Database, id: string): Promise<LeadRecordInFull | undefined> {
  const [lead] = await select(db, sql`leads.id = ${id}::uuid`);
  if (!lead) return undefined;
  const touches = await db.select().from(leadTouches).where(eq(leadTouches.lead_id, id)).orderBy(asc(leadTouches.at));
  const events = await db.select().from(leadEvents).where(eq(leadEvents.lead_id, id)).orderBy(asc(leadEvents.id));
  return {
    ...lead,
    enquiries: touches.map((touch) => ({
      at: touch.at.toISOString(),
      media: touch.media,
      campaign: touch.campaign,
      source: touch.source,
      refURL: touch.ref_url,
      page: touch.page,
      referrerForm: touch.referrer_form,
      consent_version: touch.consent_version,
      consent_at: touch.consent_at.toISOString(),
      consent_channels: touch.consent_channels,
    })),
    timeline: events.map(({ type, at }) => ({ type, at: at.toISOString() })),
  };
}

const select = (db: Database, where: SQL): Promise<LeadRecord[]> =>
  rows<LeadRecord>(db, sql`select ${FIELDS} from ${FROM} where ${where}`);
