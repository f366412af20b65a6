import type { Router } from 'express';

import { route, routerOf } from '../../platform/http/route.ts';
import { type FinderDeps, regionFinder } from './find-region.ts';

/** Where a visitor seems to be (§7). Reads and sets no cookie; never fails. */
export function regionRoutes(deps: FinderDeps): Router {
  const find = regionFinder(deps);
  return routerOf(
    route('visitorRegion', ({ req, res }) => {
      res.setHeader('Cache-Control', 'no-store');
      return find(req.ip ?? '');
    }),
  );
}
