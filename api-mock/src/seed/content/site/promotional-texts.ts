import { byTheMonth, totalOf } from '../fee-figures.ts';
import type { SeedRow } from '../seed-row.ts';
import { university } from '../university.ts';

/** The scrolling bar of every page that has no text of its own. */
export const promotionalTextRows: readonly SeedRow<'promotional-texts'>[] = [
  { key: 'admissions', text: university.promotionalText, speed: 'medium', link: '/registration-process' },
  {
    key: 'ma-by-the-month',
    text: `No-cost EMI for the Master of Arts: ${byTheMonth('online-ma')}.`,
    speed: 'medium',
    link: '/online-ma',
  },
  {
    key: 'diplomas',
    text: `One-year diplomas in data analytics, machine learning and cyber security. Join after 10+2, for ${totalOf('data-analytics')} in total.`,
    speed: 'medium',
    link: '/data-analytics',
  },
];
