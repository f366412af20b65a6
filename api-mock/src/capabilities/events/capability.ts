import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import type { Outbox } from '../outbox/index.ts';
import { beaconRoutes } from './beacon-routes.ts';
import { formFigureRoutes } from './figure-routes.ts';
import { eventRule } from './rule.ts';
import { eventCounts } from './tables.ts';

/** What happens on pages, counted without anything personal, and what staff read of it. */
export const pageEvents: Capability<Platform & { outbox: Outbox }> = {
  name: 'page events',
  mount: (deps) => ({ uploads: beaconRoutes(deps), routes: [formFigureRoutes(deps)] }),
  rules: (deps) => [eventRule(deps)],
  reset: async ({ db }) => void (await db.delete(eventCounts)),
};
