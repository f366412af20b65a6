import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { consolePartRoutes } from './console-routes.ts';

/** Parts of programmes as resources of their own. */
export const programParts: Capability<ContentDeps> = {
  name: 'program-parts',
  mount: (deps) => ({ routes: [consolePartRoutes(deps)] }),
};
