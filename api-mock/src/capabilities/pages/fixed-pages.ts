import { FIXED_PAGES } from '@prospectus/contract';

import type { OwnWords } from './page-metadata.ts';
import type { Content } from './content.ts';

/** Addresses that show the home page's content to a campaign (ROUTE-04). */
const LIKE_HOME: readonly string[] = ['/online-degree-education-learning-courses-ct'];

export const isFixed = (path: string): boolean => path in FIXED_PAGES;
export const showsHome = (path: string): boolean => LIKE_HOME.includes(path);

/** What such a page says of itself. */
export const fixedWords = ({ university }: Content, path: string): OwnWords => ({
  title: FIXED_PAGES[path] ?? university.name,
  description: university.tagline,
});
