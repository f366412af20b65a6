import type { SeedRow } from '../seed-row.ts';

/** What the university does for the working life of its learners. It promises guidance and no posts. */
export const careerRows: readonly SeedRow<'career'>[] = [
  {
    key: 'counselling',
    icon: 'phone',
    title: 'A counsellor of your own',
    description:
      'One person reads your CV, knows what you study and speaks with you twice a semester, by video or by telephone.',
  },
  {
    key: 'interviews',
    icon: 'briefcase',
    title: 'Interviews to practise on',
    description:
      'Volunteers from among our graduates hold mock interviews on the first Sunday of the month and say plainly what they would have thought.',
  },
  {
    key: 'portfolio',
    icon: 'laptop',
    title: 'Work to show',
    description:
      'Projects, essays and code that you made here can be placed in a portfolio with an address of its own, open to whom you choose.',
  },
  {
    key: 'vacancies',
    icon: 'mail',
    title: 'Vacancies by letter',
    description:
      'Every fortnight a letter lists openings that suit our programmes, with the pay where it is known. You apply to the firm directly.',
  },
];
