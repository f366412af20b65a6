import type { ContentDeps } from '../../content/deps.ts';
import type { Capability } from '../capability.ts';
import { refuseBroken } from './refuse-broken.ts';
import { checkRoutes } from './routes.ts';

/** What is looked at before something is published. */
export const checks: Capability<ContentDeps> = {
  name: 'checks',
  mount: (deps) => ({ routes: [checkRoutes(deps)] }),
  onDocuments: { publishing: refuseBroken },
};
