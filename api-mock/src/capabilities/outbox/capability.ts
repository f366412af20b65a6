import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { deliveryRoutes } from './console-routes.ts';
import type { Outbox } from './outbox.ts';
import { messageRule } from './rule.ts';

/** Messages to third parties, and their deliveries. */
export const deliveries: Capability<Platform & { outbox: Outbox }> = {
  name: 'outbox',
  mount: (deps) => ({ routes: [deliveryRoutes(deps)] }),
  jobs: (deps) => [{ name: 'outbox', everyMs: 600_000, run: () => deps.outbox.requeueLost() }],
  rules: (deps) => [messageRule(deps)],
  reset: ({ outbox }) => outbox.clear(),
};
