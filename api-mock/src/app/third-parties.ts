import { leadDeliveryHandlers, refusedContacts } from '../capabilities/leads/index.ts';
import { failGateway, openFaults } from '../capabilities/mock/index.ts';
import { openOutbox } from '../capabilities/outbox/index.ts';
import { openGateways } from '../platform/gateways/open-gateways.ts';
import type { Platform } from '../platform/platform.ts';

/** Gateways, the outbox that delivers to them, and what is done after a delivery. */
export async function openThirdParties(deps: Pick<Platform, 'config' | 'keys' | 'store' | 'clock' | 'log'>) {
  const faults = await openFaults(deps.store);
  const gateways = openGateways(deps.config, failGateway(faults));
  const outbox = await openOutbox({ ...deps, gateways, refuse: refusedContacts }, leadDeliveryHandlers(deps.clock));
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
