import { CALENDAR, lectureEnd, SCHEDULE_SLUG, lectureStart } from '@prospectus/contract';
import ical, {
  escape,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

import { addDays, daysBetween, patternDays, weekdayOf } from './days.ts';
import type { LectureRow, SeriesRow } from './tables.ts';

const ZONE = CALENDAR.timeZone;
const HOUR_SECONDS = 3_600;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

// India has had one offset since 1945.
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');
const FIRST_COMPONENT = /(?<=\r\n)(?=BEGIN:VEVENT|END:VCALENDAR)/;

type Calendar = { name: string; publicUrl: string; source?: string };

/** A calendar as text (RFC 5545, RFC 7986), with times in Asia/Kolkata. */
export function calendarText({ name, publicUrl, source }: Calendar, entries: readonly Entry[]): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    // The library does not escape the name.
    name: escape(oneLine(name), false),
    prodId: { company: 'Prospectus', product: 'Live lectures', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
    ...(source !== undefined && { source }),
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, { hostname, publicUrl }));
  // The library writes the zone too early (RFC 5545, 3.4), and leaves it out without events.
  return `${calendar.toString().replace(FIRST_COMPONENT, TIME_ZONE)}\r\n`;
}

// A calendar's text contains no control characters (RFC 5545, 3.3.11).
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

// The library writes a `Date` in the zone of the process.
const at = (day: string, time: string) => Temporal.PlainDateTime.from(`${day}T${time}`);

function eventOf(
  { row, uid, slot, repeats }: Entry,
  { hostname, publicUrl }: { hostname: string; publicUrl: string },
): ICalEventData {
  return {
    id: `${uid}@${hostname}`,
    timezone: ZONE,
    start: at(row.start_date, row.start_time),
    // An end must be after its start (RFC 5545, 3.8.2.2).
    ...(lectureEnd(row) > lectureStart(row) && { end: at(row.end_date, row.end_time) }),
    stamp: row.updated_at,
    lastModified: row.updated_at,
    created: row.created_at,
    sequence: repeats?.sequence ?? row.sequence,
    summary: oneLine(row.subject_name),
    description: [row.course_name, row.sem_year, row.batch].map(oneLine).join('\n'),
    url: `${publicUrl}/${SCHEDULE_SLUG}`,
    status: isCancelled(row) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(slot && { recurrenceId: at(slot.day, slot.time) }),
    ...(repeats && {
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: repeats.weekdays.flatMap((weekday) => WEEKDAYS[weekday - 1] ?? []) as never,
        until: at(repeats.until, row.start_time),
        ...(repeats.except.length > 0 && { exclude: repeats.except.map((day) => at(day, row.start_time)) }),
      },
    }),
  };
}

/** A lecture in a calendar; `slot` is the day of the series that an exception replaces. */
export type Entry = { row: LectureRow; uid: string; slot?: { day: string; time: string }; repeats?: Repeats };
type Repeats = { weekdays: readonly number[]; until: string; except: readonly string[]; sequence: number };

/**
 * Lectures as entries of a calendar. A series is one repeating entry, with one more for each exception; all of them have
 * the id of the series, now and after later changes.
 */
export function entriesOf(rows: readonly LectureRow[], series: ReadonlyMap<string, SeriesRow>): Entry[] {
  const groups = Map.groupBy(rows, (row) => (row.series_id && row.series_day ? row.series_id : null));
  return [...groups].flatMap(([id, own]) => {
    const pattern = id === null ? undefined : series.get(id);
    return pattern ? seriesEntries(own, pattern) : own.map((row) => ({ row, uid: row.id }));
  });
}

function seriesEntries(rows: readonly LectureRow[], pattern: SeriesRow): Entry[] {
  const alike = [...Map.groupBy(rows, signatureOf).values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [model] = alike;
  if (!model) return [];
  const shift = shiftOf(model);
  const slotOf = (row: LectureRow) => addDays(row.series_day ?? row.start_date, shift);
  // A lecture that was deleted and created again is one entry.
  const bySlot = new Map<string, LectureRow>();
  for (const row of rows.toSorted((a, b) => Number(a.deleted_at === null) - Number(b.deleted_at === null)))
    bySlot.set(slotOf(row), row);
  const slots = [...bySlot.keys()].toSorted();
  const [first, until] = [slots[0] ?? model.start_date, slots.at(-1) ?? model.start_date];
  const regular = new Set(alike);
  const ends = daysBetween(model.start_date, model.end_date);
  const weekdays = pattern.weekdays.map((weekday) => weekdayOf(addDays(aDayOn(weekday), shift)));
  const repeats = {
    weekdays,
    until,
    except: patternDays({ first, until, weekdays }).filter((day) => !bySlot.has(day)),
    sequence: Math.max(...alike.map(({ sequence }) => sequence)),
  };
  const updated_at = new Date(Math.max(...alike.map((row) => row.updated_at.getTime())));
  const master = { ...model, start_date: first, end_date: addDays(first, ends), updated_at };
  const uid = pattern.id;
  return [
    { row: master, uid, ...(slots.length > 1 && { repeats }) },
    ...[...bySlot]
      .filter(([, row]) => !regular.has(row))
      .map(([day, row]) => ({ row, uid, slot: { day, time: model.start_time } })),
  ];
}

// 2024-01-01 was a Monday.
const aDayOn = (weekday: number): string => addDays('2024-01-01', weekday - 1);

const shiftOf = ({ series_day, start_date }: LectureRow): number => daysBetween(series_day ?? start_date, start_date);

/** Equal for lectures that one repeating entry can represent. */
const signatureOf = (row: LectureRow): string =>
  JSON.stringify([
    shiftOf(row),
    row.start_time,
    daysBetween(row.start_date, row.end_date),
    row.end_time,
    row.course_name,
    row.sem_year,
    row.batch,
    row.subject_name,
    isCancelled(row),
  ]);

/** Calendars see a deleted lecture as cancelled. */
const isCancelled = ({ cancelled_at, deleted_at }: LectureRow): boolean => cancelled_at !== null || deleted_at !== null;
