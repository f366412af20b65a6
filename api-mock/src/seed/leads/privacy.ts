import { RETENTION_RULE_NAMES, RETENTION_RULES } from '@prospectus/contract/retention';
import { CONSENT, CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { sql } from 'drizzle-orm';

import type { Database } from '../../platform/database/database.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from './calendar.ts';
import { chanceOf } from './chance.ts';
import { type Frame, iso, type Row } from './rows.ts';

/** The previous notice, and when the current one replaced it. */
const EARLIER_NOTICE = {
  version: '2026-04',
  text: [
    CONSENT.text,
    'What we store: your name, phone number, e-mail address, qualification and programme.',
    'Why: to answer your enquiry. News is sent only by the channels you tick here.',
  ].join('\n'),
};
const NOTICE_CHANGED_DAYS_AGO = 45;
const FIRST_DAYS_AGO = 200;
const DONE_AFTER_MS = 2 * DAY_MS;
const LOGGED_DAYS = 14;

/** The notice that a form showed at a time. */
export const noticeAt = (at: number, { now }: Frame): string =>
  at < now - NOTICE_CHANGED_DAYS_AGO * DAY_MS ? EARLIER_NOTICE.version : CONSENT_NOTICE.version;

/** The withdrawal of the lead with this number; every second one is done. */
export function withdrawalOf(lead: { id: string; number: number; uuid: string; at: number }, frame: Frame): Row {
  const isDone = lead.number % 2 === 0 && lead.at + DONE_AFTER_MS < frame.now;
  return {
    ...{ id: lead.uuid, lead_id: lead.id, at: iso(lead.at), version: isDone ? 2 : 1 },
    done_at: isDone ? iso(lead.at + DONE_AFTER_MS) : null,
    done_by: isDone ? frame.admin : null,
    note: isDone ? 'Closed in the ERP and taken off the call list.' : '',
  };
}

/** The daily runs of two weeks. */
export function retentionLog(frame: Frame): Row[] {
  const chance = chanceOf(frame.count);
  const on = RETENTION_RULE_NAMES.filter((name) => RETENTION_RULES[name].on);
  return Array.from({ length: LOGGED_DAYS }, (_, ago) => LOGGED_DAYS - ago).flatMap((ago) =>
    on.map((rule, place) => {
      const at = startOfDay(frame.now - ago * DAY_MS) + 3 * HOUR_MS + place * MINUTE_MS;
      const erased = chance.between(0, 9);
      return {
        ...{ id: chance.uuid(), rule, day: null, days: RETENTION_RULES[rule].days, by: null },
        ...{ started_at: iso(at), finished_at: iso(at + 200 + 35 * erased), erased },
        ...{ kept: rule === 'unverified-leads' ? chance.between(0, 3) : 0, failed: 0, more: false },
      };
    }),
  );
}

/** The texts that people agreed to in these months. */
export async function seedNotices(tx: Database, { now }: Frame): Promise<void> {
  const channels = `{${CONSENT_CHANNELS.join(',')}}`;
  const since = (days: number) => sql`${iso(now - days * DAY_MS)}::timestamptz`;
  await tx.execute(sql`insert into consent_texts (version, text, channels, first_used_at)
    values (${EARLIER_NOTICE.version}, ${EARLIER_NOTICE.text}, ${channels}::text[], ${since(FIRST_DAYS_AGO)})
    on conflict (version) do update set first_used_at = excluded.first_used_at`);
  await tx.execute(
    sql`update consent_texts set first_used_at = ${since(FIRST_DAYS_AGO)} where version = ${CONSENT.version}`,
  );
  await tx.execute(
    sql`update consent_texts set first_used_at = ${since(NOTICE_CHANGED_DAYS_AGO)} where version = ${CONSENT_NOTICE.version}`,
  );
}
