import { ApiError, type PageRead } from '@prospectus/contract';

import type { ContentDeps } from '../../content/deps.ts';
import { route, routerOf, SENT } from '../../platform/http/route.ts';
import { currentContent } from './current-content.ts';
import type { PublicParts } from './public-parts.ts';
import type { ReadCache } from './read-cache.ts';
import { reads } from './reads.ts';

/** Public reads of what is published (§7). `isUserVerified` is accepted and changes nothing: data is the same for all. */
export function pageRoutes(deps: Pick<ContentDeps, 'db' | 'feed' | 'log'>, cache: ReadCache, others: PublicParts) {
  const content = currentContent(deps, others);
  const mount = <N extends PageRead>(name: N) =>
    route(name, async ({ req, res, param, query }): Promise<typeof SENT> => {
      const snapshot = await content();
      cache.send(req, res, name, snapshot.version, () => {
        const data = reads[name](snapshot, { param, query });
        if (data === null || data === undefined) throw new ApiError('NOT_FOUND');
        return data;
      });
      return SENT;
    });
  return routerOf(...(Object.keys(reads) as PageRead[]).map((name) => mount(name)));
}
