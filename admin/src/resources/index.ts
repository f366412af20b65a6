import { type ResourceName, resources } from '@prospectus/contract';

import type { ConsoleResource } from '../records/console-resource.ts';
import { faqs } from './faqs/index.ts';
import { liveLectures } from './live-lectures/index.ts';
import { program } from './program/index.ts';

/**
 * The resources of the console. `{ declaration: resources.alumni }` is enough for a list, a form, order, drafts and
 * history; a resource that needs more has a folder of its own.
 */
const registry: Record<ResourceName, ConsoleResource> = {
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

export const consoleResources: readonly ConsoleResource[] = Object.values(registry);

/** The resources in the Site Content Manager (ADMIN-04): what all pages share, and the pages. */
export const contentManagerResources: readonly ConsoleResource[] = (
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
