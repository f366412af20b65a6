import type { SeedRow } from '../seed-row.ts';

/** What the university does for the working life of its students. It promises guidance and no jobs. */
export const careerRows: readonly SeedRow<'career'>[] = [
  {
    key: 'counselling',
    icon: 'phone',
    title: 'Your own counsellor',
    description:
      'One counsellor reads your CV, knows what you study and talks to you twice a semester, by video or phone.',
  },
  {
    key: 'interviews',
    icon: 'briefcase',
    title: 'Mock interviews',
    description:
      'Our graduates volunteer to hold mock interviews on the first Sunday of every month and give you honest feedback.',
  },
  {
    key: 'portfolio',
    icon: 'laptop',
    title: 'A portfolio of your work',
    description:
      'Add your projects, essays and code to an online portfolio with its own link. You choose who can see it.',
  },
  {
    key: 'vacancies',
    icon: 'mail',
    title: 'Job openings every fortnight',
    description:
      'Our fortnightly newsletter lists jobs that suit our programmes, with the salary, if the company shares it. You apply to the company directly.',
  },
];
