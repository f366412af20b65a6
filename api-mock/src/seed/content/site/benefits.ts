import type { SeedRow } from '../seed-row.ts';

/** Why this university, for every programme. */
export const benefitRows: readonly SeedRow<'benefits'>[] = [
  {
    key: 'same-degree',
    icon: 'award',
    title: 'The same degree as on campus',
    description:
      'You get the campus syllabus, the campus question papers and a degree that counts the same for jobs and further study.',
  },
  {
    key: 'live',
    icon: 'users',
    title: 'Live classes where you can ask questions',
    description:
      'Classes are live, with at most thirty students and time for your questions. If you miss a class, watch the recording. But join live when you can.',
  },
  {
    key: 'hours',
    icon: 'clock',
    title: 'Evenings and weekends',
    description:
      'We hold live classes at times that suit people who work. Everything else, from readings to quizzes, you can do when you’re free.',
  },
  {
    key: 'phone-first',
    icon: 'phone',
    title: 'Works on your phone, even on a weak signal',
    description:
      'Lessons open on an ordinary phone. Save them in low resolution to watch later. If your connection drops, they resume from where you stopped.',
  },
  {
    key: 'fee',
    icon: 'rupee',
    title: 'See every charge before you apply',
    description: 'Each programme page lists its fee plans and everything they include. No charges are added later.',
  },
  {
    key: 'home-exams',
    icon: 'shield',
    title: 'Exams from home',
    description:
      'You take your exams at home in December and June, with a proctor on camera. There’s a practice session the week before.',
  },
];
