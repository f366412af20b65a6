import type { ResourceName } from '@prospectus/contract';

import type { ConsoleResource, ResourceEntry } from '../records/console-resource.ts';
import { resourceEntries } from '../records/resource-entries.ts';
import { faqs } from './faqs/index.ts';
import { footer } from './footer/index.ts';
import { batches, holidays, liveLectures } from './live-lectures/index.tsx';
import { auxiliaryPages, blogs, landingPages, metadata, pages } from './pages/index.ts';
import { program } from './program/index.ts';
import { refer } from './refer/index.ts';
import { siteLists } from './site-lists/index.ts';
import { settings } from './settings/index.ts';
import { universityInfo } from './university/index.ts';

/** Resources that need more than their declaration gives them. */
const EXTENDED: Partial<Record<ResourceName, ConsoleResource>> = {
  program,
  faqs,
  'live-lectures': liveLectures,
  holidays,
  batches,
  footer,
  pages,
  'landing-pages': landingPages,
  'auxiliary-pages': auxiliaryPages,
  blogs,
  metadata,
  'university-info': universityInfo,
  settings,
  ...siteLists,
  ...refer,
};

/** The resources with all that their screens need; the declaration is enough for a list, a form, order and history. */
const all = new Map<string, ConsoleResource>(
  resourceEntries.map((entry) => {
    const { name } = entry.declaration;
    return [name, { ...entry, ...EXTENDED[name as ResourceName] }];
  }),
);

/** A resource with all that its screens need. */
export const consoleResource = ({ declaration }: ResourceEntry): ConsoleResource =>
  all.get(declaration.name) ?? { declaration };
