import { type Channel, CHANNELS } from '@prospectus/contract';

import type { Gateway, Gateways } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { mockGateways } from './mock-gateways.ts';

/** The third parties of this installation: an address is called; without one, `local` has a stand-in and `production` nothing. */
export function openGateways(
  config: { mode: 'local' | 'production'; gateways: Partial<Record<Channel, string | undefined>> },
  disturb: (channel: Channel, gateway: Gateway) => Gateway,
): Gateways {
  const gateways: Gateways = {};
  for (const channel of CHANNELS) {
    const url = config.gateways[channel];
    const gateway = url ? httpGateway(url) : config.mode === 'local' ? mockGateways[channel] : undefined;
    if (gateway) gateways[channel] = config.mode === 'local' ? disturb(channel, gateway) : gateway;
  }
  return gateways;
}
