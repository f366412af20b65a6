import { lectureEndsAfterStart, resources } from '@prospectus/contract';
import { expect, it } from 'vitest';

import { aroundToday, seedHolidays, seedLectures, seedPrograms } from './index.ts';
import { PAUSES } from './lectures/calendar.ts';

type Lecture = (typeof seedLectures)[number];
const groupedBy = (key: (lecture: Lecture) => string): [string, Lecture[]][] => [
  ...Map.groupBy(seedLectures, key).entries(),
];
const batchOf = ({ course_name, batch }: Lecture) => `${course_name}, ${batch}`;
const courses = (lectures: readonly Lecture[]) => new Set(lectures.map(({ course_name }) => course_name));

it('lectures are valid, and teach by name a subject of their course and semester', () => {
  const subjects = new Map(
    seedPrograms.flatMap(({ display_name, semesters = [] }) =>
      semesters.map(({ semester, semester_data = [] }) => [
        `${display_name}, Semester ${semester}`,
        semester_data.filter((subject) => !subject.is_elective_based).map(({ subject_name }) => subject_name),
      ]),
    ),
  );
  for (const lecture of seedLectures) {
    expect(resources['live-lectures'].schema.parse(lecture)).toEqual(lecture);
    expect(lectureEndsAfterStart(lecture)).toBe(true);
    expect(subjects.get(`${lecture.course_name}, ${lecture.sem_year}`)).toContain(lecture.subject_name);
  }
});

it('six courses have two semesters, and every subject of a semester has its classes', () => {
  const terms = groupedBy((lecture) => `${lecture.course_name}, ${lecture.sem_year}, ${lecture.batch}`);
  expect(courses(seedLectures).size).toBe(6);
  for (const course of courses(seedLectures)) {
    const semesters = seedLectures.filter(({ course_name }) => course_name === course).map(({ sem_year }) => sem_year);
    expect([...new Set(semesters)].toSorted(), course).toEqual(['Semester 1', 'Semester 2']);
  }
  for (const [term, lectures] of terms) {
    const [{ course_name, sem_year } = { course_name: '', sem_year: '' }] = lectures;
    const program = seedPrograms.find(({ display_name }) => display_name === course_name);
    const taught = program?.semesters?.find(({ semester }) => `Semester ${semester}` === sem_year)?.semester_data ?? [];
    const named = taught.filter((subject) => !subject.is_elective_based).map(({ subject_name }) => subject_name);
    expect(new Set(lectures.map(({ subject_name }) => subject_name)), term).toEqual(new Set(named));
  }
});

it('every month of 2025 to 2027 has lectures, the half-years around the present those of all six courses', () => {
  const months = Map.groupBy(seedLectures, ({ start_date }) => start_date.slice(0, 7));
  for (let month = 0; month < 36; month++) {
    const name = new Date(Date.UTC(2025, month)).toISOString().slice(0, 7);
    const lectures = months.get(name) ?? [];
    expect(lectures.length, name).toBeGreaterThanOrEqual(5);
    if (name >= '2026-01' && name <= '2027-06') expect(courses(lectures).size, name).toBe(6);
  }
  expect(months.size).toBe(36);
  expect(seedLectures.length).toBeLessThanOrEqual(1500);
});

it('no batch is ever in two classes at once, or in two semesters', () => {
  for (const [batch, lectures] of groupedBy(batchOf)) {
    const times = lectures
      .map((lecture) => ({
        from: `${lecture.start_date}T${lecture.start_time}`,
        to: `${lecture.end_date}T${lecture.end_time}`,
        semester: lecture.sem_year,
      }))
      .toSorted((a, b) => a.from.localeCompare(b.from));
    for (const [index, { from, semester }] of times.entries()) {
      const before = times[index - 1];
      if (!before) continue;
      expect(from >= before.to, `${batch}: ${from}`).toBe(true);
      expect(semester >= before.semester, `${batch}: ${from}`).toBe(true);
    }
  }
});

it('classes of weekdays leave the working day free, and holidays are kept', () => {
  for (const { start_date, start_time, end_time } of seedLectures) {
    const weekday = new Date(start_date).getUTCDay();
    const when = `${start_date} ${start_time}`;
    if (weekday >= 1 && weekday <= 5) expect(end_time <= '10:30' || start_time >= '18:30', when).toBe(true);
    expect(start_time >= '08:00' && end_time <= '21:30', when).toBe(true);
    expect(
      PAUSES.some(([from, to]) => start_date >= from && start_date <= to),
      when,
    ).toBe(false);
  }
});

it.each(['2026-01-05', '2026-07-01', '2026-11-22', '2027-12-30', '2031-05-05'])(
  'around %s lectures repeat with exceptions, one is moved and one cancelled, and none clashes',
  (today) => {
    const { lectures, series } = aroundToday(seedLectures, today);
    const repeating = lectures.filter(({ series_day }) => series_day !== undefined);
    expect(repeating.filter(({ is_exception }) => is_exception)).toHaveLength(2);
    expect(repeating.every((lecture) => lecture.series_day !== undefined && lecture.series_day >= series.first)).toBe(
      true,
    );
    expect(repeating.some(({ start_date }) => seedHolidays.some(({ date }) => date === start_date))).toBe(false);
    expect(lectures.filter(({ cancelled }) => cancelled)).toHaveLength(2);
    expect(lectures.filter(({ moved_from }) => moved_from)).toHaveLength(2);
    const alone = lectures.filter(({ moved_from, series_day }) => moved_from && !series_day);
    for (const { course_name, batch, start_date } of today < '2027-12' ? alone : []) {
      const own = seedLectures.filter((one) => one.course_name === course_name && one.batch === batch);
      expect(
        own.some((one) => one.start_date > today && one.start_date < start_date),
        'the next class of a programme is at its usual hour',
      ).toBe(true);
    }
    const moments = lectures.map((lecture) => [batchOf(lecture), lecture.start_date, lecture.start_time].join());
    expect(new Set(moments).size).toBe(lectures.length);
  },
);
