import type { LiveLecture } from '@prospectus/contract';

import { HALF_YEARS, PAUSES } from './lectures/calendar.ts';
import { seedHolidays } from './lectures/holidays.ts';
import { type Batch, BATCHES, type Hour } from './lectures/timetable.ts';
import { seedPrograms } from './programs/index.ts';

/** A live lecture of the seed; the database gives it its id. */
export type SeedLecture = LiveLecture;

const DAY = 86_400_000;
const HOLIDAYS = new Set(seedHolidays.map(({ date }) => date));

/** Every class of every batch, in wall-clock time of Asia/Kolkata; some in each month from January 2025 to December 2027. */
export const seedLectures: SeedLecture[] = BATCHES.flatMap((batch) =>
  Array.from({ length: batch.semesters }, (_, index) => lecturesOf(batch, index + 1)).flat(),
);

function lecturesOf({ slug, batch, begins, hours }: Batch, semester: number): SeedLecture[] {
  const { course, subjects } = taughtIn(slug, semester);
  const [first, last] = HALF_YEARS[begins + semester - 1] ?? [];
  if (!first || !last) throw new Error(`The calendar ends before semester ${semester} of ${slug}, ${batch}.`);
  return hours.flatMap((hour) =>
    days(first, last, hour).map(({ day, week }): SeedLecture => ({
      course_name: course,
      sem_year: `Semester ${semester}`,
      batch,
      subject_name: subjectOf(subjects, hours, hour, week),
      start_date: day,
      start_time: hour.start,
      end_date: day,
      end_time: hour.end,
    })),
  );
}

/** The subjects with live classes: an elective has its name only when it is chosen. */
function taughtIn(slug: string, semester: number): { course: string; subjects: string[] } {
  const program = seedPrograms.find((seeded) => seeded.slug === slug);
  const data = program?.semesters?.find((entry) => entry.semester === semester)?.semester_data ?? [];
  const subjects = data.filter((subject) => !subject.is_elective_based).map(({ subject_name }) => subject_name);
  if (!program || subjects.length === 0) throw new Error(`The seed has no semester ${semester} of ${slug}.`);
  return { course: program.display_name, subjects };
}

/** The hours of a week take the subjects in turn, by the week's number, so that a holiday moves no other class. */
function subjectOf(subjects: readonly string[], hours: readonly Hour[], hour: Hour, week: number): string {
  const own = subjects.filter((name) => name.startsWith('Laboratory') === hour.laboratory);
  const alike = hours.filter(({ laboratory }) => laboratory === hour.laboratory);
  return own[(week * alike.length + alike.indexOf(hour)) % own.length] ?? '';
}

/** The dates of one weekly hour, without the pauses, each with the number of its week. */
function days(first: string, last: string, { weekday }: Hour): { day: string; week: number }[] {
  const from = Date.parse(first);
  const all = Array.from({ length: (Date.parse(last) - from) / DAY + 1 }, (_, index) => new Date(from + index * DAY));
  return all
    .filter((date) => date.getUTCDay() === weekday)
    .map((date, week) => ({ day: date.toISOString().slice(0, 10), week }))
    .filter(({ day }) => !HOLIDAYS.has(day) && !PAUSES.some(([start, end]) => day >= start && day <= end));
}
