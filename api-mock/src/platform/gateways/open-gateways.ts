import type { Settings } from '@prospectus/contract';

import { mayReach, publicLookup } from '../network/public-lookup.ts';
import type { Addresses, Gateway, GatewayChannel, Gateways } from './gateway.ts';
import { httpGateway } from './http-gateway.ts';
import { measured } from './measured.ts';
import { mockGateways } from './mock-gateways.ts';

// A visitor waits for the region, and can do without it.
const REGION_TIMEOUT_MS = 1_000;
const SET_BY_STAFF = ['sms', 'email', 'erp', 'cdp', 'referrals'] as const;

type Config = { mode: 'local' | 'production'; gateways: Partial<Record<GatewayChannel, string | undefined>> };

/**
 * The third parties of this installation. An address of the environment comes before the settings; where neither has
 * one, a mock answers in `local` and nobody in `production`. `follow` changes them to what the settings say.
 */
export function openGateways(config: Config, disturb: (channel: GatewayChannel, gateway: Gateway) => Gateway) {
  const gateways: Gateways = {};
  const addresses: Addresses = {};
  const isLocal = config.mode === 'local';
  const set = (channel: GatewayChannel, gateway: Gateway | undefined, address?: string) => {
    const open = gateway ?? (isLocal ? mockGateways[channel] : undefined);
    delete gateways[channel];
    delete addresses[channel];
    if (open) gateways[channel] = measured(channel, isLocal ? disturb(channel, open) : open);
    if (address) addresses[channel] = address;
  };
  for (const channel of Object.keys(mockGateways) as GatewayChannel[]) {
    const url = config.gateways[channel];
    set(channel, url ? httpGateway(url, channel === 'region' ? { timeoutMs: REGION_TIMEOUT_MS } : {}) : undefined, url);
  }
  // Who may change settings must not reach machines behind the API.
  const allowed = mayReach(config);
  return {
    gateways,
    addresses,
    follow: (settings: Settings): void => {
      for (const channel of SET_BY_STAFF) {
        if (config.gateways[channel]) continue;
        const url = settings[`${channel}_address`];
        set(channel, url ? httpGateway(url, { allowed, lookup: publicLookup(undefined, allowed) }) : undefined, url);
        if (!settings[`${channel}_on`]) delete gateways[channel];
      }
    },
  };
}
