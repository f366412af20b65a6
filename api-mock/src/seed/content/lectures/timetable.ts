/** One live class a week. A laboratory hour takes the laboratories of a semester, any other hour the other subjects. */
export type Hour = {
  /** Day of the week as `Date` counts it, 0 for Sunday. */
  weekday: number;
  start: string;
  end: string;
  laboratory: boolean;
};
/** People who began together: their course, their weekly hours, and the semesters on the schedule, from the first on. */
export type Batch = {
  slug: string;
  batch: string;
  /** Place in `HALF_YEARS` of the first semester. */
  begins: number;
  semesters: number;
  hours: readonly Hour[];
};

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const;
const on = (weekday: number, start: string, end: string): Hour => ({ weekday, start, end, laboratory: false });

const MORNINGS = [MONDAY, WEDNESDAY, FRIDAY].map((weekday) => on(weekday, '09:30', '10:30'));
const EVENINGS = [MONDAY, WEDNESDAY, FRIDAY].map((weekday) => on(weekday, '19:00', '20:00'));
const COMMERCE = [on(TUESDAY, '19:00', '20:30'), on(THURSDAY, '19:00', '20:30'), on(SATURDAY, '10:00', '12:00')];
const WEEKEND = [on(SATURDAY, '10:00', '11:30'), on(SATURDAY, '12:00', '13:30'), on(SUNDAY, '10:00', '11:30')];
const SEMINARS = [on(SATURDAY, '15:00', '16:30'), on(SUNDAY, '11:00', '12:30'), on(SUNDAY, '15:00', '16:30')];
const COMPUTING = [
  { ...on(WEDNESDAY, '19:00', '21:00'), laboratory: true },
  on(SATURDAY, '16:00', '17:30'),
  on(SUNDAY, '16:00', '17:30'),
];
const SATURDAYS = [on(SATURDAY, '15:00', '16:30'), on(SATURDAY, '17:00', '18:30')];

export const BATCHES: readonly Batch[] = [
  { slug: 'online-bba', batch: 'January 2025, Morning', begins: 0, semesters: 2, hours: MORNINGS },
  { slug: 'online-mba', batch: 'January 2025', begins: 0, semesters: 2, hours: WEEKEND },

  { slug: 'online-bba', batch: 'January 2026, Morning', begins: 2, semesters: 2, hours: MORNINGS },
  { slug: 'online-bcom', batch: 'January 2026', begins: 2, semesters: 2, hours: COMMERCE },
  { slug: 'online-mba', batch: 'January 2026', begins: 2, semesters: 2, hours: WEEKEND },
  { slug: 'online-mca', batch: 'January 2026', begins: 2, semesters: 2, hours: COMPUTING },
  { slug: 'english', batch: 'January 2026', begins: 2, semesters: 2, hours: SEMINARS },
  { slug: 'data-analytics', batch: 'January 2026', begins: 2, semesters: 2, hours: SATURDAYS },

  { slug: 'online-bba', batch: 'July 2026, Evening', begins: 3, semesters: 2, hours: EVENINGS },
  { slug: 'online-mba', batch: 'July 2026', begins: 3, semesters: 2, hours: WEEKEND },

  { slug: 'online-bcom', batch: 'January 2027', begins: 4, semesters: 2, hours: COMMERCE },
  { slug: 'online-mca', batch: 'January 2027', begins: 4, semesters: 2, hours: COMPUTING },
  { slug: 'english', batch: 'January 2027', begins: 4, semesters: 1, hours: SEMINARS },
  { slug: 'data-analytics', batch: 'January 2027', begins: 4, semesters: 1, hours: SATURDAYS },
];
