import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { consoleChangeRoutes } from './console-routes.ts';

/** What was changed in all content, by whom, and the way back. */
export const contentChanges: Capability<ContentDeps> = {
  name: 'changes',
  mount: (deps) => ({ routes: [consoleChangeRoutes(deps)] }),
};
