import { MAX_WAITING_COUNT, officeHours, type WaitingLeads } from '@prospectus/contract';
import { gte, sql } from 'drizzle-orm';

import { liveSettings } from '../../../content/live-settings.ts';
import { dayIn, startOfDay } from '../../../platform/clock/clock.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { timeOf } from '../../../platform/database/times.ts';
import { holidayRows } from '../../lectures/index.ts';
import { leadAssignment } from '../desk/tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export type WorkingTime = ReturnType<typeof officeHours> & { holidays: ReadonlySet<string> };

const MAX_DAYS_BACK = 400;

/** The office hours of the settings, and the holidays since a year ago. */
export async function workingTime(db: Database, now: Date): Promise<WorkingTime> {
  const since = dayIn(new Date(now.getTime() - MAX_DAYS_BACK * DAY_MS));
  const free = await db.select({ date: holidayRows.date }).from(holidayRows).where(gte(holidayRows.date, since));
  return { ...officeHours(await liveSettings(db)), holidays: new Set(free.map(({ date }) => date)) };
}

export function isOpen(hours: WorkingTime, now: Date): boolean {
  const { opens, closes } = spanOf(hours, dayIn(now));
  return now.getTime() >= opens && now.getTime() < closes;
}

/** The time since which so many working minutes have passed. */
export function beforeWorking(hours: WorkingTime, now: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  let day = startOfDay(dayIn(now)).getTime();
  for (let back = 0; back < MAX_DAYS_BACK; back += 1, day -= DAY_MS) {
    const { opens, closes } = spanOf(hours, dayIn(new Date(day)));
    const worked = Math.max(0, Math.min(closes, now.getTime()) - opens);
    if (worked >= left) return new Date(Math.min(closes, now.getTime()) - left);
    left -= worked;
  }
  return new Date(day);
}

/** Start and end of work on a day; equal on a free day. */
function spanOf({ days, from, to, holidays }: WorkingTime, day: string): { opens: number; closes: number } {
  const start = startOfDay(day).getTime();
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  if (!days.includes(weekday) || holidays.has(day)) return { opens: start, closes: start };
  return { opens: start + from * MINUTE_MS, closes: start + to * MINUTE_MS };
}

/** Counts verified leads without an owner for longer than the alarm's limit of working time. */
export async function waitingLeads(db: Database, now: Date): Promise<WaitingLeads> {
  const [saved] = await db.select({ fields: leadAssignment.fields }).from(leadAssignment);
  const minutes = saved?.fields.alarm_minutes ?? null;
  if (minutes === null) return { minutes, count: 0, more: false };
  const until = timeOf(beforeWorking(await workingTime(db, now), now, minutes));
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
