import type { Answer } from '@prospectus/contract';

import { type Filters, wireFilters } from './schedule-query.ts';

type Sent = Answer<'GET /liveLecture'>[number];

/** A lecture as the schedule shows it; times are on the wall of Asia/Kolkata, `2025-03-05T09:30`. */
export type Lecture = {
  /** Its id; a page's data keep no `id`. */
  uid: string;
  course: string;
  subject: string;
  semester: string;
  batch: string;
  start: string;
  end: string;
  cancelled?: true;
  /** When it was before it was moved. */
  was?: { start: string; end: string };
};

/** What the API sends of a lecture, for the schedule. */
export const lectureOf = (sent: Sent): Lecture => ({
  uid: sent.id,
  course: sent.course_name,
  subject: sent.subject_name,
  semester: sent.sem_year,
  batch: sent.batch,
  ...timesOf(sent),
  ...(sent.cancelled && { cancelled: true }),
  ...(sent.moved_from && { was: timesOf(sent.moved_from) }),
});

const timesOf = (sent: Pick<Sent, 'start_date' | 'start_time' | 'end_date' | 'end_time'>) => ({
  start: `${sent.start_date}T${sent.start_time.slice(0, 5)}`,
  end: `${sent.end_date}T${sent.end_time.slice(0, 5)}`,
});

/** 'dd/MM/yyyy'. */
export const dateText = (time: string): string => `${time.slice(8, 10)}/${time.slice(5, 7)}/${time.slice(0, 4)}`;

/** 'hh:mma'. */
export function clockText(time: string): string {
  const hours = Number(time.slice(11, 13));
  return `${String(hours % 12 || 12).padStart(2, '0')}:${time.slice(14, 16)}${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'hh:mma to hh:mma'. */
export const timesText = ({ start, end }: { start: string; end: string }): string =>
  `${clockText(start)} to ${clockText(end)}`;

/** 'dd/MM/yyyy, hh:mma to hh:mma'. */
export const whenText = (times: { start: string; end: string }): string =>
  `${dateText(times.start)}, ${timesText(times)}`;

/** The same hours on clocks of another zone, where they differ: 'hh:mma to hh:mma'. */
export function timesElsewhere(times: { start: string; end: string }, timeZone: string): string | undefined {
  const elsewhere = { start: inZone(times.start, timeZone), end: inZone(times.end, timeZone) };
  return elsewhere.start === times.start ? undefined : timesText(elsewhere);
}

const inZone = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(`${time}:00+05:30`))
    .replace(' ', 'T');

/** A number for each subject: the same one has the same shape and colour from one page to the next. */
export function toneOf(subject: string): number {
  let sum = 7;
  for (const letter of subject) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** The address of one lecture's calendar file. */
export const lectureFile = ({ uid }: Pick<Lecture, 'uid'>): string => `/api/lectures/${uid}.ics`;

/** The addresses of the feed of what the choices leave: to copy, and for the calendars that take one from a link. */
export function feedAddresses(publicUrl: string, filters: Filters, name: string) {
  const query = new URLSearchParams(wireFilters(filters)).toString();
  const https = `${publicUrl}/api/calendar.ics${query && `?${query}`}`;
  const webcal = https.replace(/^https?:/, 'webcal:');
  return {
    https,
    webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: https, name })}`,
  };
}
