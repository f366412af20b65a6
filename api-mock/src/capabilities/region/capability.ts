import type { Capability } from '../capability.ts';
import { type RegionDeps, regionRoutes } from './routes.ts';

/** Where a visitor's network is. */
export const region: Capability<RegionDeps> = { name: 'region', mount: (deps) => ({ routes: [regionRoutes(deps)] }) };
