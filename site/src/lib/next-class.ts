import type { LectureTimes } from '@prospectus/contract';
import { dayAndMonth } from '@prospectus/contract/intakes';

/** The next class of a programme, with a link to its day in the schedule. */
export type NextClass = { text: string; href: string };

type Lecture = Pick<LectureTimes, 'start_date' | 'start_time'> & { course_name: string; subject_name: string };

/** Names the date instead of 'today', which would be wrong tomorrow on a page that is still open. */
export const nextClassOf = ({ start_date, start_time, course_name, subject_name }: Lecture): NextClass => ({
  text: `${WEEKDAYS[new Date(start_date).getUTCDay()]} ${dayAndMonth(start_date)}, ${hour(start_time)} · ${subject_name}`,
  href: `/live-lecture?${new URLSearchParams({ view: 'day', date: start_date, course_name })}`,
});

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** '7 pm', '9:30 am'. */
function hour(time: string): string {
  const hours = Number(time.slice(0, 2));
  const minutes = time.slice(3, 5);
  return `${hours % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hours < 12 ? 'am' : 'pm'}`;
}
