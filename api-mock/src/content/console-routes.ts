import { forResource, type Mounted, on } from '../platform/calls/calls.ts';
import { bulkRoutes } from './bulk-routes.ts';
import type { ContentDeps } from './deps.ts';
import { orderRoutes } from './order-routes.ts';
import { linkTargets } from './page-paths.ts';
import { documentResources } from './record.ts';
import { recordRoutes } from './record-routes.ts';

/** The console's calls on every document resource of the registry, and its search for pages to link to. */
export const consoleContentRoutes = (deps: ContentDeps): Mounted[] => [
  on('GET /admin/search/pages', ({ query: { q } }) => linkTargets(deps.db, q)),
  ...documentResources.flatMap((resource) =>
    forResource(resource.name, [
      ...recordRoutes(deps, resource),
      ...orderRoutes(deps, resource),
      ...bulkRoutes(deps, resource),
    ]),
  ),
];
