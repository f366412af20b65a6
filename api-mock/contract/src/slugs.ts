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
  'logout',
  'refurl',
  'influencer',
  'launchpad',
  'referral-dashboard',
  'admissionportal',
  'compare',
  'blog',
  'download',
  'preview',
  'sitemap',
  'robots',
  'favicon',
]);

/** `^[a-z0-9-]{1,80}$`, none of the reserved words. Uniqueness is checked against the database. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, 'Use 1 to 80 small letters, digits and hyphens.')
  .refine((slug) => !RESERVED_SLUGS.has(slug), 'This address is reserved.');
