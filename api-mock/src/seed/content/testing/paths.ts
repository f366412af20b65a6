import { programKey } from '../program-id.ts';
import { seed, seedPrograms } from '../index.ts';

/** Paths of the site that no record makes (§2, surface). */
export const FIXED_PATHS: readonly string[] = [
  '/online-degree-education-learning-courses-ct',
  '/refurl',
  '/influencer',
  '/launchpad',
  '/referral-dashboard',
  '/admissionportal/',
  '/live-lecture',
  '/compare',
  '/blog',
];

/** Paths of the pages that seeded records make. */
export const seededPaths: readonly string[] = [
  ...seedPrograms.map((program) => `/${programKey(program)}`),
  ...seed.pages.map(({ slug }) => (slug === 'home' ? '/' : `/${slug}`)),
  ...seed['landing-pages'].map(({ key }) => `/${key}`),
  ...seed['auxiliary-pages'].map(({ key }) => `/auxiliary/${key}`),
  ...seed.blogs.map(({ slug }) => `/blog/${slug}`),
];
