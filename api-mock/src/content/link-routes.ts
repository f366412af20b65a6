import { on } from '../platform/calls/calls.ts';
import type { ContentDeps } from './deps.ts';
import { linkTargets } from './page-paths.ts';

/** Pages that a link can lead to. */
export const linkRoutes = ({ db }: Pick<ContentDeps, 'access' | 'db'>) => [
  on('GET /admin/search/pages', ({ query: { q } }) => {
    return linkTargets(db, q);
  }),
];
