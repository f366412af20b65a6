import { batches } from './batches.ts';
import { faqs } from './faqs.ts';
import { footer } from './footer.ts';
import { holidays } from './holidays.ts';
import { liveLectures } from './live-lectures.ts';
import { metadata } from './metadata.ts';
import { auxiliaryPages, blogs, landingPages, pages } from './pages.ts';
import { program } from './program.ts';
import { redirects } from './redirects.ts';
import { settings } from './settings.ts';
import {
  accreditations,
  alumni,
  benefits,
  career,
  headCounts,
  launchpad,
  promotionalTexts,
  testimonials,
  vcMessage,
  wideBanners,
} from './site-lists.ts';
import {
  dashboardAccess,
  postLoginReferral,
  preLoginReferral,
  promotionalBanner,
  universityInfo,
} from './site-singles.ts';

/** Every resource that staff manage, by name. Parts of programmes are in `parts.ts`. */
export const resources = {
  program,
  'landing-pages': landingPages,
  'auxiliary-pages': auxiliaryPages,
  pages,
  blogs,
  footer,
  metadata,
  'live-lectures': liveLectures,
  batches,
  holidays,
  launchpad,
  'university-info': universityInfo,
  accreditations,
  'head-counts': headCounts,
  benefits,
  career,
  testimonials,
  faqs,
  'vc-message': vcMessage,
  alumni,
  'promotional-banner': promotionalBanner,
  'pre-login-referral': preLoginReferral,
  'post-login-referral': postLoginReferral,
  'dashboard-access': dashboardAccess,
  'promotional-texts': promotionalTexts,
  'wide-banners': wideBanners,
  redirects,
  settings,
} as const;

export type ResourceName = keyof typeof resources;
/** Resources in tables of their own, live once saved. */
type TableName = 'live-lectures' | 'batches' | 'holidays' | 'redirects';
/** Resources with drafts, history and order. */
export type DocumentName = Exclude<ResourceName, TableName>;
