/** In Asia/Kolkata; days `yyyy-MM-dd`, times `HH:mm`. */
type Times = { start_date: string; start_time: string; end_date: string; end_time: string };

const DAY_MS = 86_400_000;

/** Start and end of a lecture as sortable texts: `2025-03-05T09:30`. */
export const lectureStart = ({ start_date, start_time }: Pick<Times, 'start_date' | 'start_time'>): string =>
  `${start_date}T${start_time}`;
export const lectureEnd = ({ end_date, end_time }: Pick<Times, 'end_date' | 'end_time'>): string =>
  `${end_date}T${end_time}`;

/** The last day of a lecture, which excludes an end at 00:00. `on-days.ts` of the API has the same in SQL. */
export const lastDayOf = ({ start_date, end_date, end_time }: Omit<Times, 'start_time'>): string =>
  end_time === '00:00' && end_date > start_date
    ? new Date(Date.parse(end_date) - DAY_MS).toISOString().slice(0, 10)
    : end_date;

/** Whether a lecture is held on any of the days, both included. */
export const isHeldBetween = (times: Omit<Times, 'start_time'>, first: string, last: string): boolean =>
  times.start_date <= last && lastDayOf(times) >= first;

/** Whether two lectures overlap; equal starts count even if one has no length. */
export const lecturesOverlap = (a: Times, b: Times): boolean =>
  lectureStart(a) === lectureStart(b) || (lectureStart(a) < lectureEnd(b) && lectureStart(b) < lectureEnd(a));
