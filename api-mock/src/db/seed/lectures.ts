import type { LiveLecture } from '@prospectus/contract';

import { seedPrograms } from './programs/index.ts';

/** A live lecture of the seed; the database gives it its id. */
export type SeedLecture = LiveLecture;

/** One semester of one batch: its first and last class day, and the weekly hours its subjects take in turn. */
type Term = { slug: string; semester: number; batch: string; from: string; to: string; hours: readonly Hour[] };
/** Day of the week as `Date` counts it, 0 for Sunday. */
type Hour = readonly [weekday: number, start: string, end: string];

const DAY = 86_400_000;
const WEEKEND: readonly Hour[] = [
  [6, '10:00', '11:30'],
  [6, '12:00', '13:30'],
  [0, '10:00', '11:30'],
];
const SATURDAY: readonly Hour[] = [
  [6, '15:00', '16:30'],
  [6, '17:00', '18:30'],
];
const EVENINGS: readonly Hour[] = [
  [2, '19:00', '20:30'],
  [4, '19:00', '20:30'],
];

const TERMS: readonly Term[] = [
  { slug: 'online-mba', semester: 1, batch: 'July 2025', from: '2025-07-19', to: '2025-11-16', hours: WEEKEND },
  { slug: 'online-mba', semester: 2, batch: 'July 2025', from: '2026-01-17', to: '2026-05-17', hours: WEEKEND },
  { slug: 'online-mba', semester: 1, batch: 'July 2026', from: '2026-07-18', to: '2026-11-29', hours: WEEKEND },
  { slug: 'online-mba', semester: 2, batch: 'July 2026', from: '2027-01-16', to: '2027-05-16', hours: WEEKEND },
  { slug: 'english', semester: 1, batch: 'July 2026', from: '2026-07-18', to: '2026-11-29', hours: WEEKEND },
  { slug: 'english', semester: 2, batch: 'July 2026', from: '2027-01-16', to: '2027-05-16', hours: WEEKEND },
  { slug: 'data-analytics', semester: 1, batch: 'January 2026', from: '2026-01-17', to: '2026-05-16', hours: SATURDAY },
  { slug: 'data-analytics', semester: 2, batch: 'January 2026', from: '2026-07-18', to: '2026-11-28', hours: SATURDAY },
  { slug: 'french-language', semester: 1, batch: 'July 2026', from: '2026-07-21', to: '2026-12-03', hours: EVENINGS },
  {
    slug: 'french-language',
    semester: 1,
    batch: 'January 2027',
    from: '2027-01-19',
    to: '2027-05-20',
    hours: EVENINGS,
  },
];

/** Days without classes: national holidays, Holi, and the week of Dussehra or Diwali. */
const PAUSES: readonly (readonly [from: string, to: string])[] = [
  ['2025-08-15', '2025-08-17'],
  ['2025-10-02', '2025-10-02'],
  ['2025-10-18', '2025-10-23'],
  ['2026-01-26', '2026-01-26'],
  ['2026-03-03', '2026-03-04'],
  ['2026-08-15', '2026-08-15'],
  ['2026-10-20', '2026-10-20'],
  ['2026-11-07', '2026-11-11'],
  ['2027-01-26', '2027-01-26'],
  ['2027-03-21', '2027-03-23'],
];

/** Every class of the terms above, in wall-clock time of Asia/Kolkata. */
export const seedLectures: SeedLecture[] = TERMS.flatMap(lecturesOf);

function lecturesOf(term: Term): SeedLecture[] {
  const program = seedPrograms.find(({ slug }) => slug === term.slug);
  const subjects = program?.semesters?.find(({ semester }) => semester === term.semester)?.semester_data ?? [];
  if (!program || subjects.length === 0) throw new Error(`The seed has no semester ${term.semester} of ${term.slug}.`);
  const hours = days(term.from, term.to).flatMap((day) =>
    term.hours
      .filter(([weekday]) => weekday === new Date(day).getUTCDay())
      .map(([, start, end]) => ({ day, start, end })),
  );
  return hours.map(({ day, start, end }, index) => ({
    course_name: program.display_name,
    sem_year: `Semester ${term.semester}`,
    batch: term.batch,
    subject_name: subjects[index % subjects.length]?.subject_name ?? '',
    start_date: day,
    start_time: start,
    end_date: day,
    end_time: end,
  }));
}

/** The dates from the first to the last, both included, without the pauses. */
function days(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / DAY + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10)).filter(
    (day) => !PAUSES.some(([start, end]) => day >= start && day <= end),
  );
}
