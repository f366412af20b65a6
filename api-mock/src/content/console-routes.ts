import { type Resource, resources } from '@prospectus/contract';

import { forResource, type Mounted } from '../platform/calls/calls.ts';
import { bulkRoutes } from './bulk-routes.ts';
import type { ContentDeps } from './deps.ts';
import { historyRoutes } from './history-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { presenceRoutes } from './presence-routes.ts';
import { recordRoutes } from './record-routes.ts';

/** The console's calls on every document resource of the registry (ra-data-simple-rest, and the verbs beyond it). */
export const consoleContentRoutes = (deps: ContentDeps): Mounted[] =>
  Object.values<Resource>(resources)
    .filter(({ storage }) => storage === 'document')
    .flatMap((resource) =>
      forResource(resource.name, [
        ...recordRoutes(deps, resource),
        ...orderRoutes(deps, resource),
        ...bulkRoutes(deps, resource),
        ...liveRoutes(deps, resource),
        ...historyRoutes(deps, resource),
        ...presenceRoutes(deps, resource),
      ]),
    );
