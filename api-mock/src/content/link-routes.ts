import { route, routerOf } from '../platform/http/route.ts';
import type { ContentDeps } from './deps.ts';
import { linkTargets } from './page-paths.ts';

/** Pages that a link can lead to. */
export const linkRoutes = ({ access, db }: Pick<ContentDeps, 'access' | 'db'>) =>
  routerOf(
    route('linkTargets', access.allow('list', 'search'), ({ query: { q }, res }) => {
      res.set('Cache-Control', 'no-store');
      return linkTargets(db, q);
    }),
  );
