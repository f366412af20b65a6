import { type ResourceName, resources } from '@prospectus/contract';

import type { View } from '../records/view.ts';
import { faqs } from './faqs/index.ts';
import { liveLectures } from './live-lectures/index.ts';
import { program } from './program/index.ts';

/**
 * The resources of the console. A new one is a line here: `{ declaration: resources.alumni }` gives it list, form,
 * order, drafts and history from its declaration; a folder of its own makes it better than that.
 */
const registry: Record<ResourceName, View> = {
  program,
  'landing-pages': { declaration: resources['landing-pages'] },
  'auxiliary-pages': { declaration: resources['auxiliary-pages'] },
  pages: { declaration: resources.pages },
  blogs: { declaration: resources.blogs },
  footer: { declaration: resources.footer },
  metadata: { declaration: resources.metadata },
  'live-lectures': liveLectures,
  launchpad: { declaration: resources.launchpad },
  'university-info': { declaration: resources['university-info'] },
  accreditations: { declaration: resources.accreditations },
  'head-counts': { declaration: resources['head-counts'] },
  benefits: { declaration: resources.benefits },
  career: { declaration: resources.career },
  testimonials: { declaration: resources.testimonials },
  faqs,
  'vc-message': { declaration: resources['vc-message'] },
  alumni: { declaration: resources.alumni },
  'promotional-banner': { declaration: resources['promotional-banner'] },
  'pre-login-referral': { declaration: resources['pre-login-referral'] },
  'post-login-referral': { declaration: resources['post-login-referral'] },
  'dashboard-access': { declaration: resources['dashboard-access'] },
  'promotional-texts': { declaration: resources['promotional-texts'] },
  'wide-banners': { declaration: resources['wide-banners'] },
  redirects: { declaration: resources.redirects },
  settings: { declaration: resources.settings },
};

export const views: readonly View[] = Object.values(registry);

/** What stands on the Site Content Manager (ADMIN-04): the site-wide entities and the pages. */
export const contentViews: readonly View[] = (
  [
    'university-info',
    'accreditations',
    'head-counts',
    'benefits',
    'career',
    'testimonials',
    'faqs',
    'vc-message',
    'alumni',
    'promotional-banner',
    'pre-login-referral',
    'post-login-referral',
    'dashboard-access',
    'promotional-texts',
    'wide-banners',
    'pages',
  ] as const
).map((name) => registry[name]);
