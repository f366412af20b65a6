import type { ResourceName } from '@prospectus/contract';

import type { PlainTextKey } from '../texts/catalogue.ts';

/** Where the records of each resource appear on the site, in words; one that is not here has none. */
export const where: Partial<Record<ResourceName, PlainTextKey>> = {
  program: 'entities.where.program',
  'landing-pages': 'entities.where.landingPages',
  'auxiliary-pages': 'entities.where.auxiliaryPages',
  pages: 'entities.where.pages',
  blogs: 'entities.where.blogs',
  footer: 'entities.where.footer',
  metadata: 'entities.where.metadata',
  'live-lectures': 'entities.where.liveLectures',
  launchpad: 'entities.where.launchpad',
  'university-info': 'entities.where.universityInfo',
  accreditations: 'entities.where.accreditations',
  'head-counts': 'entities.where.headCounts',
  benefits: 'entities.where.benefits',
  career: 'entities.where.career',
  testimonials: 'entities.where.testimonials',
  faqs: 'entities.where.faqs',
  'vc-message': 'entities.where.vcMessage',
  alumni: 'entities.where.alumni',
  'promotional-banner': 'entities.where.promotionalBanner',
  'pre-login-referral': 'entities.where.preLoginReferral',
  'post-login-referral': 'entities.where.postLoginReferral',
  'dashboard-access': 'entities.where.dashboardAccess',
  'promotional-texts': 'entities.where.promotionalTexts',
  'wide-banners': 'entities.where.wideBanners',
  redirects: 'entities.where.redirects',
  settings: 'entities.where.settings',
};
