import type { LectureTimes, LiveLecture } from '@prospectus/contract';

import { addDays } from '../days.ts';
import { seedHolidays } from './holidays.ts';

/** A lecture of the seed with what became of it. */
export type PlannedLecture = LiveLecture & {
  /** The day of its series it stands for. */
  series_day?: string;
  is_exception?: true;
  cancelled?: true;
  moved_from?: LectureTimes;
};
/** A weekly pattern of the seed; 1 is Monday, 7 Sunday. */
export type SeedSeries = { weekdays: number[]; first: string; until: string };

const DAY = 86_400_000;
const WEEKS_BACK = 4;
const WEEKS_AHEAD = 12;
const [TUESDAY, THURSDAY] = [2, 4];

const weekdayOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1;
const isHoliday = (day: string) => seedHolidays.some(({ date }) => date === day);

/**
 * What a timetable looks like while it is worked on, whichever day that is: tutorials that repeat on two evenings of a
 * batch taught at weekends, one of them moved by itself and one cancelled, and of two other batches the second lecture from
 * today moved and the next one cancelled.
 */
export function aroundToday(
  lectures: readonly LiveLecture[],
  today: string,
): { lectures: PlannedLecture[]; series: SeedSeries } {
  const next = nextOfEachBatch(lectures, today);
  const model = next.find((lecture) => isAtWeekends(lectures, lecture)) ?? next[0];
  const [first, cancelled] = next.filter((lecture) => lecture !== model);
  // Pages name the next class of a programme: it is at the hour that their texts say.
  const moved = first && (after(lectures, first) ?? first);
  const series = {
    weekdays: [TUESDAY, THURSDAY],
    first: addDays(today, 1 - weekdayOf(today) - 7 * WEEKS_BACK),
    until: addDays(today, 7 * WEEKS_AHEAD),
  };
  const others = lectures.map((lecture): PlannedLecture => {
    if (lecture === moved) return laterThatDay(lecture);
    return lecture === cancelled ? { ...lecture, cancelled: true } : lecture;
  });
  return { lectures: [...others, ...(model ? tutorials(model, series, today) : [])], series };
}

/** The next lecture of each batch, or its last one. */
function nextOfEachBatch(lectures: readonly LiveLecture[], today: string): LiveLecture[] {
  const ordered = lectures.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  const byBatch = Map.groupBy(ordered, ({ course_name, batch }) => `${course_name}, ${batch}`);
  const next = [...byBatch.values()].flatMap((own) => own.find(({ start_date }) => start_date > today) ?? []);
  const soonest = next.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  return soonest.length > 0 ? soonest : [...byBatch.values()].flatMap((own) => own.at(-1) ?? []);
}

/** The next lecture of the same batch on a later day. */
const after = (lectures: readonly LiveLecture[], { course_name, batch, start_date }: LiveLecture) =>
  lectures
    .filter((other) => other.course_name === course_name && other.batch === batch && other.start_date > start_date)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))[0];

const isAtWeekends = (lectures: readonly LiveLecture[], { course_name, batch }: LiveLecture): boolean =>
  lectures
    .filter((other) => other.course_name === course_name && other.batch === batch)
    .every(({ start_date }) => weekdayOf(start_date) >= 6);

/** Nine in the evening, when no batch is taught. */
const laterThatDay = (lecture: LiveLecture): PlannedLecture => {
  const { start_date, start_time, end_date, end_time } = lecture;
  const moved_from = { start_date, start_time, end_date, end_time };
  return { ...lecture, start_time: '21:00', end_time: '22:00', moved_from };
};

function tutorials(model: LiveLecture, { weekdays, first, until }: SeedSeries, today: string): PlannedLecture[] {
  const length = (Date.parse(until) - Date.parse(first)) / DAY + 1;
  const days = Array.from({ length }, (_, at) => addDays(first, at)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && !isHoliday(day),
  );
  const [, second, third] = days.filter((day) => day > today);
  return days.map((day): PlannedLecture => {
    const at = { start_date: day, start_time: '19:00', end_date: day, end_time: '20:00' };
    const lecture = { ...model, ...at, series_day: day };
    if (day === third) return { ...lecture, is_exception: true, cancelled: true };
    if (day !== second) return lecture;
    return { ...lecture, start_time: '19:30', end_time: '20:30', is_exception: true, moved_from: at };
  });
}
