import { picture } from '../pictures.ts';
import type { SeedRow } from '../seed-row.ts';
import { PORTAL } from './settings.ts';

/** What a learner finds on the launchpad, in this order. */
export const launchpadRows: readonly SeedRow<'launchpad'>[] = [
  {
    key: 'application',
    title: 'Go on with your application',
    description:
      'Your form is kept as you left it. Most people need twenty minutes and the photographs of their mark sheets.',
    image: picture('launchpad-form'),
    alt_image_name: 'A form with one open cell',
    link: PORTAL,
  },
  {
    key: 'programmes',
    title: 'Compare programmes once more',
    description: 'Duration, fees and what you study, side by side, before you commit yourself.',
    image: picture('launchpad-compare'),
    alt_image_name: 'Two lattices side by side',
    link: '/compare',
  },
  {
    key: 'schedule',
    title: 'Look into the class schedule',
    description: 'See on which evenings and weekends the live classes of your programme are held.',
    image: picture('launchpad-month'),
    alt_image_name: 'A month drawn as a lattice of days',
    link: '/live-lecture',
  },
  {
    key: 'money',
    title: 'Find out what you can save',
    description: 'Scholarships, concessions and payments without interest, and the papers each of them asks for.',
    image: picture('launchpad-coin'),
    alt_image_name: 'A coin drawn as an eight-pointed star',
    link: '/auxiliary/scholarships',
  },
  {
    key: 'ready',
    title: 'Check your phone and computer',
    description: 'Ten minutes now will spare you an anxious hour before the first class or the first examination.',
    image: picture('launchpad-laptop'),
    alt_image_name: 'A laptop drawn in one line',
    link: '/auxiliary/technical-requirements',
  },
  {
    key: 'help',
    title: 'Know whom to ask',
    description: 'Who answers which question, how fast, and what to do if you are not satisfied with the answer.',
    image: picture('launchpad-speech'),
    alt_image_name: 'Two speech marks with a star in each',
    link: '/auxiliary/student-support',
  },
];
