import type { AgreementRecord, ConsentNotice } from '@prospectus/contract/retention';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { desc, sql } from 'drizzle-orm';

import type { Column } from '../../../platform/console/column.ts';
import { pageOf, type RecordPage, totalOf } from '../../../platform/console/list-answer.ts';
import type { ListColumns, ListRequest } from '../../../platform/console/list-query.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { maskedContact } from '../desk/mask.ts';
import { consentTexts } from '../consents-table.ts';

/** Every time somebody agreed: with a form to its sentence and to the notice beside it, and later at /my-enquiry. */
const AGREEMENTS = sql.raw(`(
  select id::text as id, consent_version as notice, lead_id, consent_at as at, page, agreed_channels as channels from lead_touches
  union all select id::text || '-notice', notice_version, lead_id, consent_at, page, agreed_channels
    from lead_touches where notice_version is not null
  union all select id::text, notice_version, lead_id, at, '/my-enquiry', channels from lead_consents where how = 'my-enquiry'
) as agreements`);

const at: Column = { sql: sql.raw('agreements.at'), kind: 'time', notNull: true };

/** What the list of agreements may be filtered and sorted by; a channel is one that was ticked for news. */
export const agreementColumns: ListColumns = {
  filters: {
    at,
    notice: { sql: sql.raw('agreements.notice'), kind: 'text', notNull: true },
    ...Object.fromEntries(
      CONSENT_CHANNELS.map((channel): [string, Column] => [
        channel,
        { sql: sql.raw(`coalesce('${channel}' = any(agreements.channels), false)`), kind: 'flag', notNull: true },
      ]),
    ),
  },
  sorts: { at },
  search: [],
  defaultSort: ['at', 'DESC'],
};

/** Every version of what people agree to, the newest first. */
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

/** Who agreed to what, a part of it; contacts are masked. */
export async function listAgreements(db: Database, request: ListRequest): Promise<RecordPage> {
  const from = sql`${AGREEMENTS} where ${request.where ?? sql`true`}`;
  const found = await rows<Row>(
    db,
    sql`select shown.id, notice, lead_id as lead, name, phone, email, shown.page, to_json(channels) as agreed_channels,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from (select *, row_number() over () as place from (select * from ${from} ${pageOf(request)}) as part) as shown
      join leads on leads.id = shown.lead_id order by place`,
  );
  return {
    found: found.map(({ phone, email, ...row }) => ({
      ...row,
      mobile: maskedContact({ mobile: phone, email }).mobile,
    })),
    first: request.first,
    total: await totalOf(db, from, request, found.length),
  };
}
