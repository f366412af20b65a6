import { type Resource, type ResourceName, resources } from '@prospectus/contract';

import type { ConsoleResource } from '../records/console-resource.ts';
import { faqs } from './faqs/index.ts';
import { liveLectures } from './live-lectures/index.ts';
import { program } from './program/index.ts';

/** Resources that need more than their declaration gives them; each has a folder of its own. */
const EXTENDED: Partial<Record<ResourceName, ConsoleResource>> = { program, faqs, 'live-lectures': liveLectures };

/**
 * The resources of the console, all of the contract's. The declaration is enough for a list, a form, order, drafts and
 * history.
 */
export const consoleResources: readonly ConsoleResource[] = Object.values<Resource>(resources).map(
  (declaration) => EXTENDED[declaration.name as ResourceName] ?? { declaration },
);
