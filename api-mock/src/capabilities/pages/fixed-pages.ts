import type { OwnWords } from './page-metadata.ts';
import type { Content } from './content.ts';

/** Pages whose addresses are the site's own (§2): what they are called where staff have written no metadata. */
const TITLES: Readonly<Record<string, string>> = {
  '/blog': 'Blog',
  '/compare': 'Compare programmes',
  '/launchpad': 'Launchpad',
  '/referral-dashboard': 'Your referrals',
  '/influencer': 'Recommended to you',
  '/refurl': 'You have been referred',
  '/enquire': 'Enquire',
};
/** Addresses that show the home page's content to a campaign (ROUTE-04). */
const LIKE_HOME: readonly string[] = ['/online-degree-education-learning-courses-ct'];

export const isFixed = (path: string): boolean => path in TITLES;
export const showsHome = (path: string): boolean => LIKE_HOME.includes(path);

/** What such a page says of itself. */
export const fixedWords = ({ university }: Content, path: string): OwnWords => ({
  title: TITLES[path] ?? university.name,
  description: university.tagline,
});
