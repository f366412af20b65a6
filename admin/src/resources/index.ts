import { type Resource, type ResourceName, resources } from '@prospectus/contract';

import type { ConsoleResource } from '../records/console-resource.ts';
import { faqs } from './faqs/index.ts';
import { footer } from './footer/index.ts';
import { liveLectures } from './live-lectures/index.ts';
import { auxiliaryPages, blogs, landingPages, metadata, pages } from './pages/index.ts';
import { program } from './program/index.ts';
import { siteLists } from './site-lists/index.ts';
import { settings, universityInfo } from './university/index.ts';
import { where } from './where.ts';

/** Resources that need more than their declaration gives them. */
const EXTENDED: Partial<Record<ResourceName, ConsoleResource>> = {
  program,
  faqs,
  'live-lectures': liveLectures,
  footer,
  pages,
  'landing-pages': landingPages,
  'auxiliary-pages': auxiliaryPages,
  blogs,
  metadata,
  'university-info': universityInfo,
  settings,
  ...siteLists,
};

/**
 * The resources of the console, all of the contract's. The declaration is enough for a list, a form, order, drafts and
 * history.
 */
export const consoleResources: readonly ConsoleResource[] = Object.values<Resource>(resources).map((declaration) => {
  const name = declaration.name as ResourceName;
  const words = where[name];
  return { ...(words && { where: words }), ...(EXTENDED[name] ?? { declaration }) };
});
