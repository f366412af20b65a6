import type { ResourceName } from '@prospectus/contract';

import type { View } from '../records/view.ts';
import { faqs } from './faqs/index.ts';
import { liveLectures } from './live-lectures/index.ts';
import { program } from './program/index.ts';

/**
 * The resources of the console. A new one is a line here: `{ declaration: resources.alumni }` gives it list, form,
 * order, drafts and history from its declaration; a folder of its own makes it better than that.
 */
const registry: Record<ResourceName, View> = { program, faqs, 'live-lectures': liveLectures };

export const views: readonly View[] = Object.values(registry);

/** What stands on the Site Content Manager: site-wide entities, in the order of §3. */
export const contentViews: readonly View[] = [faqs];
