import { MAX_WAITING_COUNT, type WaitingLeads } from '@prospectus/contract';
import { eq, gte, sql } from 'drizzle-orm';

import { documents } from '../../../content/tables.ts';
import { dayIn, startOfDay } from '../../../platform/clock/clock.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { timeOf } from '../../../platform/database/times.ts';
import { holidayRows } from '../../lectures/index.ts';
import { leadAssignment } from '../desk/tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1_440;

/** Office hours: weekdays from 1 (Monday), minutes of the day in Asia/Kolkata. */
export type OfficeHours = { text: string; understood: boolean; days: number[]; from: number; to: number };
export type WorkingTime = OfficeHours & { holidays: ReadonlySet<string> };

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = `(${WEEKDAYS.map((day) => `${day.slice(0, 3)}(?:${day.slice(3)})?`).join('|')})`;
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)`;
const TO = String.raw`\s*(?:to|–|-)\s*`;
const HOURS = new RegExp(`^(?:every day|daily|${DAY}(?:${TO}${DAY})?)[,:]?\\s+${TIME}${TO}${TIME}$`, 'i');
const DEFAULT_HOURS = { days: [1, 2, 3, 4, 5, 6], from: 9 * 60, to: 19 * 60 };

/**
 * Parses office hours written for visitors: “Monday to Saturday, 9 am to 7 pm”, “Every day, 8:30 am – 8 pm”. An unknown
 * format counts as Monday to Saturday, 9 am to 7 pm.
 */
export function readOfficeHours(text: string): OfficeHours {
  const [, first, last, ...times] = HOURS.exec(text.trim()) ?? [];
  const from = minutesOf(times.slice(0, 3));
  // A closing time of “12 am” is the end of the day.
  const to = minutesOf(times.slice(3)) || DAY_MINUTES;
  if (times.length === 0 || Number.isNaN(from) || Number.isNaN(to) || from >= to)
    return { text, understood: false, ...DEFAULT_HOURS };
  return { text, understood: true, days: daysOf(first, last), from, to };
}

function daysOf(first: string | undefined, last: string | undefined): number[] {
  const all = [1, 2, 3, 4, 5, 6, 7];
  if (first === undefined) return all;
  const [from, to] = [dayOf(first), dayOf(last ?? first)];
  return all.filter((day) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
}

const dayOf = (name: string): number => WEEKDAYS.findIndex((day) => day.startsWith(name.toLowerCase().slice(0, 3))) + 1;

function minutesOf([hour, minute = '0', half]: (string | undefined)[]): number {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours < 1 || hours > 12 || minutes > 59) return Number.NaN;
  return ((hours % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minutes;
}

const MAX_DAYS_BACK = 400;

/** The site's published office hours, and the holidays since a year ago. */
export async function workingTime(db: Database, now: Date): Promise<WorkingTime> {
  const [university] = await db
    .select({ hours: sql<string | null>`${documents.published}->>'office_hours'` })
    .from(documents)
    .where(eq(documents.resource, 'university-info'))
    .limit(1);
  const since = dayIn(new Date(now.getTime() - MAX_DAYS_BACK * DAY_MS));
  const free = await db.select({ date: holidayRows.date }).from(holidayRows).where(gte(holidayRows.date, since));
  return { ...readOfficeHours(university?.hours ?? ''), holidays: new Set(free.map(({ date }) => date)) };
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
