import type { Capability } from '../capability.ts';
import type { FinderDeps } from './find-region.ts';
import { regionRoutes } from './routes.ts';

/** Where a visitor's network is. */
export const region: Capability<FinderDeps> = { name: 'region', mount: (deps) => ({ routes: [regionRoutes(deps)] }) };
