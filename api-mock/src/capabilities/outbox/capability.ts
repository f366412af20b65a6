import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { deliveryRoutes } from './console-routes.ts';
import type { Outbox } from './outbox.ts';
import { sweepOutbox } from './sweep.ts';

/** Messages to third parties, and their deliveries. */
export const deliveries: Capability<Platform & { outbox: Outbox }> = {
  name: 'outbox',
  mount: (deps) => ({ routes: [deliveryRoutes(deps)] }),
  jobs: (deps) => [{ name: 'outbox', everyMs: 600_000, run: () => sweepOutbox(deps) }],
  reset: ({ outbox }) => outbox.clear(),
};
