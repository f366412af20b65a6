import { z } from 'zod';

/** Addresses that no record may take: fixed routes and folders of the origin. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'docs',
  'media',
  'assets',
  'auxiliary',
  'home',
  'healthz',
  'readyz',
  'enquire',
  'my-enquiry',
  'logout',
  'refurl',
  'influencer',
  'launchpad',
  'referral-dashboard',
  'admissionportal',
  'live-lecture',
  'online-degree-education-learning-courses-ct',
  'compare',
  'blog',
  'family',
  'parivar',
  'download',
  'preview',
  'sitemap',
  'robots',
  'favicon',
]);

/** Pages whose addresses are the site's own (§2), by path: what they are called where staff have written no metadata. */
export const FIXED_PAGES: Readonly<Record<string, string>> = {
  '/blog': 'Blog',
  '/compare': 'Compare programmes',
  '/launchpad': 'Launchpad',
  '/referral-dashboard': 'Your referrals',
  '/influencer': 'Recommended to you',
  '/refurl': 'You’ve been referred',
  '/enquire': 'Enquire',
  '/my-enquiry': 'My enquiry',
};

/** The home page's slug: reserved to all but its own record, which is shown at `/`. */
export const HOME_SLUG = 'home';

/** The class schedule's slug: an auxiliary page at the root, `/live-lecture` (SCHED-01). */
export const SCHEDULE_SLUG = 'live-lecture';

const shape = () => z.string().regex(/^[a-z0-9-]{1,80}$/, 'Use 1 to 80 small letters, digits and hyphens.');
const except = (reserved: ReadonlySet<string>) =>
  shape().refine((slug) => !reserved.has(slug), 'This address is reserved.');

/** `^[a-z0-9-]{1,80}$`, none of the reserved words. Uniqueness is checked against the database. */
export const slugSchema = except(RESERVED_SLUGS);

/** Slug of a programme: it may begin an address below `/auxiliary`, where two words are parts of the calls' own. */
export const programSlugSchema = slugSchema.refine(
  (slug) => slug !== 'routes' && slug !== 'specialisation',
  'This address is reserved.',
);

/** Slug of a page of the university: `home` is one of them. */
export const pageSlugSchema = except(new Set([...RESERVED_SLUGS].filter((slug) => slug !== HOME_SLUG)));

/** Slug of a landing page (§2): ends in 'lp'. */
export const landingSlugSchema = slugSchema.refine(
  (slug) => slug.endsWith('lp'),
  'The address of a landing page ends in “lp”.',
);

/** Slug below `/auxiliary`, where two words are parts of the calls' own addresses. */
export const auxiliarySlugSchema = except(new Set(['routes', 'specialisation']));

/** Slug of a post below `/blog`. */
export const blogSlugSchema = shape();
