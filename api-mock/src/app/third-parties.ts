import type { Deps } from './deps.ts';
import { openGateways } from '../platform/gateways/open-gateways.ts';
import { leadSettlements } from '../capabilities/leads/settlements.ts';
import { disturbGateway } from '../capabilities/mock/disturb.ts';
import { openFaults } from '../capabilities/mock/faults.ts';
import { openOutbox } from '../capabilities/outbox/outbox.ts';

/** Gateways, the outbox that hands things to them, and what follows when they have taken something. */
export async function openThirdParties(deps: Pick<Deps, 'config' | 'secret' | 'store' | 'clock' | 'log'>) {
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
