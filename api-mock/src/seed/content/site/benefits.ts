import type { SeedRow } from '../seed-row.ts';

/** Why this university, for every programme. */
export const benefitRows: readonly SeedRow<'benefits'>[] = [
  {
    key: 'same-degree',
    icon: 'award',
    title: 'One degree, wherever you sit',
    description:
      'The syllabus, the question papers and the name on the certificate are those of the campus. Nobody can tell from it where you studied, and nobody needs to.',
  },
  {
    key: 'live',
    icon: 'users',
    title: 'Teachers you can interrupt',
    description:
      'Classes are live and small enough for questions. The recording is for the evening you missed; it does not take the place of the class.',
  },
  {
    key: 'hours',
    icon: 'clock',
    title: 'Evenings and weekends',
    description:
      'Live hours are set for people who work. Everything else, from readings to quizzes, waits until your own day is over.',
  },
  {
    key: 'phone-first',
    icon: 'phone',
    title: 'Made for a phone and a weak signal',
    description:
      'Lessons open on an ordinary phone, can be kept for later at a low resolution, and take up where the connection broke off.',
  },
  {
    key: 'fee',
    icon: 'rupee',
    title: 'Every charge before you apply',
    description:
      'Each programme page lists its plans with all that they include. What is not on that page is not asked of you later.',
  },
  {
    key: 'home-exams',
    icon: 'shield',
    title: 'Examinations at your own table',
    description:
      'You write them at home in December and June, with a proctor on camera and a practice session the week before.',
  },
];
