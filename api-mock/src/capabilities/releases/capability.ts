import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { proposalRoutes, releaseRoutes } from './console-routes.ts';
import { dueReleases } from './due.ts';
import { releases as table } from './tables.ts';

/** Drafts that are published together, and proposals of changes in all content. */
export const releases: Capability<ContentDeps> = {
  name: 'releases',
  mount: (deps) => ({ routes: [proposalRoutes(deps), releaseRoutes(deps)] }),
  jobs: (deps) => [dueReleases(deps)],
  reset: async ({ db }) => void (await db.delete(table)),
};
