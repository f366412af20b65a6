import type { Channel } from '@prospectus/contract';

/**
 * A third party: takes a message, gives its answer; throws `GatewayFailed` when it did not take it.
 * `key` is the same for every attempt at one message, so that a repeat does nothing there.
 */
export type Gateway = (message: unknown, key: string) => Promise<unknown>;

/** All third parties. One that is switched off (no address in `production`) is absent. */
export type Gateways = Partial<Record<Channel, Gateway>>;

/** A gateway did not take a message. Its text holds no personal data: it is logged and kept. */
export class GatewayFailed extends Error {
  override name = 'GatewayFailed';
}
