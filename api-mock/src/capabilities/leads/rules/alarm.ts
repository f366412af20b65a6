import { MAX_WAITING_COUNT, type WaitingLeads } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../../platform/database/database.ts';
import { leadAssignment } from './rules-table.ts';
import { beforeWorking, workingTime } from './working-hours.ts';

/** Verified leads that nobody has looked after for longer than the alarm allows, by working time. */
export async function waitingLeads(db: Database, now: Date): Promise<WaitingLeads> {
  const [saved] = await db.select({ fields: leadAssignment.fields }).from(leadAssignment);
  const minutes = saved?.fields.alarm_minutes ?? null;
  if (minutes === null) return { minutes, count: 0, more: false };
  const until = sql`${beforeWorking(await workingTime(db, now), now, minutes).toISOString()}::timestamptz`;
  const [counted] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select 1 from leads
      where owner is null and merged_into is null and verified_at is not null and verified_at < ${until}
        and sales_stage not in ('enrolled', 'lost') and withdrawn_at is null
        and not exists (select 1 from lead_events where lead_id = leads.id and type = 'owner_changed' and at >= ${until})
      limit ${sql.raw(String(MAX_WAITING_COUNT + 1))}) as waiting`,
  );
  const n = counted?.n ?? 0;
  return { minutes, count: Math.min(n, MAX_WAITING_COUNT), more: n > MAX_WAITING_COUNT };
}
