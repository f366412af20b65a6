import type { PageEvent } from '@prospectus/contract';

import { createStore } from '../../lib/store.ts';

/** The last events of this page, newest first, for the panel of `local` mode; the panel works without the collector. */
export const eventLog = createStore<readonly PageEvent[]>([]);
