import { ApiError, type Answer } from '@prospectus/contract';

import type { Deps } from '../deps.ts';
import { type Call, route, routerOf } from '../http/route.ts';
import { currentContent } from './current-content.ts';
import { homePage, interestList, programList, programMenu, sitemap } from './lists.ts';
import { findPage, programPage } from './program-page.ts';
import type { ReadCache } from './read-cache.ts';
import type { Snapshot } from './snapshot.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_STORE = 'no-store';
type Reads = 'sitemap' | 'programMenu' | 'homePage' | 'programPage' | 'programList' | 'interestList';

/** Public reads of what is published (§7). `isUserVerified` is accepted and changes nothing: data is the same for all. */
export function pageRoutes(deps: Pick<Deps, 'db' | 'feed' | 'log'>, cache: ReadCache) {
  const content = currentContent(deps);
  const read = <N extends Reads>(
    name: N,
    build: (content: Snapshot, call: Call<N>) => Answer<N>,
    cacheControl = REVALIDATE,
  ) =>
    route(name, async (call) => {
      const snapshot = await content();
      const data = build(snapshot, call);
      cache.send(call.req, call.res, data, { version: snapshot.version, cacheControl });
      return data;
    });
  return routerOf(
    read('sitemap', sitemap),
    read('programMenu', programMenu, NO_STORE),
    read('homePage', (snapshot, { param }) => {
      if (param('slug') !== 'home') throw new ApiError('NOT_FOUND');
      return homePage(snapshot);
    }),
    read('programPage', (snapshot, { param, query }) => {
      const page = findPage(snapshot, param('slug'), query.parent);
      if (!page) throw new ApiError('NOT_FOUND');
      return programPage(snapshot, page);
    }),
    read('programList', programList),
    read('interestList', interestList),
  );
}
