import type { Lecture } from './schedule-lecture.ts';
import { type Filters, wireFilters } from './schedule-query.ts';

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
