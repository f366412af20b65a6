import { type Channel, CHANNELS } from '@prospectus/contract';

import type { Gateway, Gateways } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { mockGateways } from './mock-gateways.ts';

// A visitor waits for the region, and can do without it.
const TIMEOUT_MS: Partial<Record<Channel, number>> = { region: 1_000 };

/** The third parties of this installation: by HTTP where an address is set, else a mock in `local` and none in `production`. */
export function openGateways(
  config: { mode: 'local' | 'production'; gateways: Partial<Record<Channel, string | undefined>> },
  disturb: (channel: Channel, gateway: Gateway) => Gateway,
): Gateways {
  const gateways: Gateways = {};
  for (const channel of CHANNELS) {
    const url = config.gateways[channel];
    const gateway = url
      ? httpGateway(url, { timeoutMs: TIMEOUT_MS[channel] })
      : config.mode === 'local'
        ? mockGateways[channel]
        : undefined;
    if (gateway) gateways[channel] = config.mode === 'local' ? disturb(channel, gateway) : gateway;
  }
  return gateways;
}
