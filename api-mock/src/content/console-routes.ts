import { type Resource, resources } from '@prospectus/contract';
import { Router } from 'express';

import { consoleRouter } from '../platform/console/console-router.ts';
import { bulkRoutes } from './bulk-routes.ts';
import type { ContentDeps } from './deps.ts';
import { historyRoutes } from './history-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { presenceRoutes } from './presence-routes.ts';
import { recordRoutes } from './record-routes.ts';

/** The console's calls on every document resource of the registry (ra-data-simple-rest, and the verbs beyond it). */
export function consoleContentRoutes(deps: ContentDeps): Router {
  const router = Router();
  for (const resource of Object.values<Resource>(resources)) {
    if (resource.storage !== 'document') continue;
    router.use(
      consoleRouter(deps, resource.name, {
        ...recordRoutes(deps, resource),
        ...orderRoutes(deps, resource),
        ...bulkRoutes(deps, resource),
        ...liveRoutes(deps, resource),
        ...historyRoutes(deps, resource),
        ...presenceRoutes(deps, resource),
      }),
    );
  }
  return router;
}
