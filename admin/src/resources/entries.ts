import { type Resource, resources } from '@prospectus/contract';

import type { ResourceEntry } from '../records/console-resource.ts';

/** The resources of the console, all of the contract's, as far as is known before one of their screens is opened. */
export const resourceEntries: readonly ResourceEntry[] = Object.values<Resource>(resources).map((declaration) => ({
  declaration,
}));
