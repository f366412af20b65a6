import { z } from 'zod';

/** Slugs that no record may have: fixed routes and folders of the site. */
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
  'metrics',
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

/** Fixed pages of the site (§2), with their titles if there is no metadata. */
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

/** The slug of the home page, which is at `/`; no other record may have it. */
export const HOME_SLUG = 'home';

/** The slug of the class schedule, an auxiliary page at the root (SCHED-01). */
export const SCHEDULE_SLUG = 'live-lecture';

const shape = () => z.string().regex(/^[a-z0-9-]{1,80}$/, 'Use 1 to 80 small letters, digits and hyphens.');
const except = (reserved: ReadonlySet<string>) =>
  shape().refine((slug) => !reserved.has(slug), 'This address is reserved.');

export const slugSchema = except(RESERVED_SLUGS);

/** Slug of a programme; two more words are reserved by the calls below `/auxiliary`. */
export const programSlugSchema = slugSchema.refine(
  (slug) => slug !== 'routes' && slug !== 'specialisation',
  'This address is reserved.',
);

/** Slug of a page of the university; `home` is allowed. */
export const pageSlugSchema = except(new Set([...RESERVED_SLUGS].filter((slug) => slug !== HOME_SLUG)));

/** Slug of a landing page (§2): ends in 'lp'. */
export const landingSlugSchema = slugSchema.refine(
  (slug) => slug.endsWith('lp'),
  'The address of a landing page ends in “lp”.',
);

/** Slug below `/auxiliary`. */
export const auxiliarySlugSchema = except(new Set(['routes', 'specialisation']));

/** Slug of a post below `/blog`. */
export const blogSlugSchema = shape();
