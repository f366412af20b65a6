import { CALENDAR, lectureEnd, SCHEDULE_SLUG, lectureStart } from '@prospectus/contract';
import ical, {
  escape,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

import { type Entry, isCancelled } from './feed-entries.ts';

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
    // The library writes a name as it is.
    name: escape(name, false),
    prodId: { company: 'Prospectus', product: 'Live lectures', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
    ...(source !== undefined && { source }),
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, { hostname, publicUrl }));
  // The library would write a zone before the last properties, which RFC 5545 (3.4) has first, and none without events.
  return `${calendar.toString().replace(FIRST_COMPONENT, TIME_ZONE)}\r\n`;
}

// The library would write a JavaScript date in the zone of the process.
const at = (day: string, time: string) => Temporal.PlainDateTime.from(`${day}T${time}`);

function eventOf(
  { row, uid, slot, repeats }: Entry,
  { hostname, publicUrl }: { hostname: string; publicUrl: string },
): ICalEventData {
  return {
    id: `${uid}@${hostname}`,
    timezone: ZONE,
    start: at(row.start_date, row.start_time),
    // An end is after its start (RFC 5545, 3.8.2.2); what has no length has none.
    ...(lectureEnd(row) > lectureStart(row) && { end: at(row.end_date, row.end_time) }),
    stamp: row.updated_at,
    lastModified: row.updated_at,
    created: row.created_at,
    sequence: repeats?.sequence ?? row.sequence,
    summary: row.subject_name,
    description: [row.course_name, row.sem_year, row.batch].join('\n'),
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
