import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import type { PublicParts } from '../pages/index.ts';
import { previewRoutes } from './routes.ts';
import { previewLinks } from './tables.ts';

/** The site from drafts, for everyone with a valid link. */
export const preview = (others: PublicParts): Capability<ContentDeps> => ({
  name: 'preview',
  mount: (deps) => ({ routes: [previewRoutes(deps, others)] }),
  reset: async ({ db }) => void (await db.delete(previewLinks)),
});
