import type { Gateway, GatewayChannel, Gateways } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { mockGateways } from './mock-gateways.ts';

// A visitor waits for the region, and can do without it.
const TIMEOUT_MS: Partial<Record<GatewayChannel, number>> = { region: 1_000 };

/** The third parties of this installation: by HTTP where an address is set, else a mock in `local` and none in `production`. */
export function openGateways(
  config: { mode: 'local' | 'production'; gateways: Partial<Record<GatewayChannel, string | undefined>> },
  disturb: (channel: GatewayChannel, gateway: Gateway) => Gateway,
): Gateways {
  const gateways: Gateways = {};
  for (const channel of Object.keys(mockGateways) as GatewayChannel[]) {
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
