import type { Channel } from '@prospectus/contract';

/**
 * A third party: accepts a message and answers; throws `GatewayFailed` when it did not accept it.
 * `key` is the same for every attempt at one message, so that a repeat does nothing there.
 */
export type Gateway = (message: unknown, key: string) => Promise<unknown>;

/** All third parties. One that is switched off (no address in `production`) is absent. */
export type Gateways = Partial<Record<Channel, Gateway>>;

/** A gateway did not accept a message. Its text has no personal data: it is logged and stored. */
export class GatewayFailed extends Error {
  override name = 'GatewayFailed';
}
