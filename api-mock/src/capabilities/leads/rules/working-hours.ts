import { officeHours } from '@prospectus/contract';
import { gte } from 'drizzle-orm';

import { dayIn, startOfDay } from '../../../platform/clock/clock.ts';
import { liveSettings } from '../../../content/live-settings.ts';
import type { Database } from '../../../platform/database/database.ts';
import { holidayRows } from '../../lectures/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Office hours, and the days on which there are none. */
export type WorkingTime = ReturnType<typeof officeHours> & { holidays: ReadonlySet<string> };

const LOOKS_BACK_DAYS = 400;

/** The office hours of the settings, and the holidays since a year ago. */
export async function workingTime(db: Database, now: Date): Promise<WorkingTime> {
  const since = dayIn(new Date(now.getTime() - LOOKS_BACK_DAYS * DAY_MS));
  const free = await db.select({ date: holidayRows.date }).from(holidayRows).where(gte(holidayRows.date, since));
  return { ...officeHours(await liveSettings(db)), holidays: new Set(free.map(({ date }) => date)) };
}

/** Whether it is a working hour. */
export function isOpen(hours: WorkingTime, now: Date): boolean {
  const { opens, closes } = spanOf(hours, dayIn(now));
  return now.getTime() >= opens && now.getTime() < closes;
}

/** The time since which so many working minutes have passed. */
export function beforeWorking(hours: WorkingTime, now: Date, minutes: number): Date {
  let left = minutes * MINUTE_MS;
  let day = startOfDay(dayIn(now)).getTime();
  for (let back = 0; back < LOOKS_BACK_DAYS; back += 1, day -= DAY_MS) {
    const { opens, closes } = spanOf(hours, dayIn(new Date(day)));
    const worked = Math.max(0, Math.min(closes, now.getTime()) - opens);
    if (worked >= left) return new Date(Math.min(closes, now.getTime()) - left);
    left -= worked;
  }
  return new Date(day);
}

/** When work begins and ends on a day; the same moment where nobody works. */
function spanOf({ days, from, to, holidays }: WorkingTime, day: string): { opens: number; closes: number } {
  const start = startOfDay(day).getTime();
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  if (!days.includes(weekday) || holidays.has(day)) return { opens: start, closes: start };
  return { opens: start + from * MINUTE_MS, closes: start + to * MINUTE_MS };
}
