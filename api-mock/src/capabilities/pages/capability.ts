import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import type { PublicParts } from './public-parts.ts';
import { readCache } from './read-cache.ts';
import { pageRoutes } from './routes.ts';

/** Public reads of what is published; `others` is what other capabilities add to them. */
export const pages = (others: PublicParts): Capability<ContentDeps> => ({
  name: 'pages',
  mount: (deps) => {
    const cache = readCache(deps);
    return { first: cache.answer, routes: [pageRoutes(deps, cache, others)] };
  },
});
