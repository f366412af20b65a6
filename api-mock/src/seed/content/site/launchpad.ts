import { picture } from '../pictures.ts';
import type { SeedRow } from '../seed-row.ts';
import { PORTAL } from './settings.ts';

/** What a student finds on the launchpad, in this order. */
export const launchpadRows: readonly SeedRow<'launchpad'>[] = [
  {
    key: 'application',
    title: 'Continue your application',
    description:
      'Your form is saved, so you can continue where you stopped. It takes most people twenty to thirty minutes; keep photos of your mark sheets ready.',
    image: picture('launchpad-form'),
    alt_image_name: 'A form with one open cell',
    link: PORTAL,
  },
  {
    key: 'programmes',
    title: 'Compare programmes',
    description: 'See the duration, fees and subjects side by side before you decide.',
    image: picture('launchpad-compare'),
    alt_image_name: 'Two lattices side by side',
    link: '/compare',
  },
  {
    key: 'schedule',
    title: 'Check the class schedule',
    description: 'See which evenings and weekends your programme has live classes.',
    image: picture('launchpad-month'),
    alt_image_name: 'A month drawn as a lattice of days',
    link: '/live-lecture',
  },
  {
    key: 'money',
    title: 'See how much you can save',
    description: 'Scholarships, concessions and interest-free payments, and the documents you need for each.',
    image: picture('launchpad-coin'),
    alt_image_name: 'A coin drawn as an eight-pointed star',
    link: '/auxiliary/scholarships',
  },
  {
    key: 'ready',
    title: 'Check your phone and computer',
    description: 'Spend ten minutes on it now, so that you don’t have to worry before your first class or exam.',
    image: picture('launchpad-laptop'),
    alt_image_name: 'A laptop drawn in one line',
    link: '/auxiliary/technical-requirements',
  },
  {
    key: 'help',
    title: 'Know who to ask',
    description: 'Who answers which question, how fast, and what to do if you’re not happy with the answer.',
    image: picture('launchpad-speech'),
    alt_image_name: 'Two speech marks with a star in each',
    link: '/auxiliary/student-support',
  },
];
