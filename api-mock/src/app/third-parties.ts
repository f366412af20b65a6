import { leadSettlements } from '../capabilities/leads/index.ts';
import { disturbGateway, openFaults } from '../capabilities/mock/index.ts';
import { openOutbox } from '../capabilities/outbox/index.ts';
import { openGateways } from '../platform/gateways/open-gateways.ts';
import type { Platform } from '../platform/platform.ts';

/** Gateways, the outbox that hands things to them, and what follows when they have taken something. */
export async function openThirdParties(deps: Pick<Platform, 'config' | 'keys' | 'store' | 'clock' | 'log'>) {
  const faults = await openFaults(deps.store);
  const gateways = openGateways(deps.config, disturbGateway(faults));
  const outbox = await openOutbox({ ...deps, gateways }, leadSettlements(deps.clock));
  return {
    outbox,
    faults,
    region: gateways.region,
    stop: async () => {
      await outbox.stop();
      await faults.stop();
    },
  };
}
