import type { Channel } from '@prospectus/contract';

/**
 * A third party: accepts a message and answers; throws `GatewayFailed` when it did not accept it.
 * `key` is the same for every attempt at one message, so that a repeat does nothing there. `subject` is what the
 * message is about, or of several receivers the one that it is for.
 */
export type Gateway = (message: unknown, key: string, subject?: string) => Promise<unknown>;
/** Channels with one third party behind them. */
export type GatewayChannel = Exclude<Channel, 'webhooks'>;
/** Channels whose messages wait in the outbox; a visitor waits for the answer of the other one. */
export type QueuedChannel = Exclude<Channel, 'region'>;

/** All third parties as they are now. One that is off, or has no address in `production`, is absent. */
export type Gateways = Partial<Record<Channel, Gateway>>;
/** Addresses of those behind one. */
export type Addresses = Partial<Record<Channel, string>>;

/** A gateway did not accept a message. Its text has no personal data: it is logged and stored. */
export class GatewayFailed extends Error {
  override name = 'GatewayFailed';
  /** Whether the third party itself is down, and other messages would fail in the same way. */
  readonly isDown: boolean;
  /** Of its answer, where there was one. */
  readonly status: number | undefined;

  constructor(message: string, { isDown = false, status }: { isDown?: boolean; status?: number } = {}) {
    super(message);
    this.isDown = isDown;
    this.status = status;
  }

  /** Of an answer with a status of failure: the third party's fault, or that of the one message. */
  static ofStatus(status: number): GatewayFailed {
    return new GatewayFailed(`answered ${status}`, { isDown: status >= 500 || status === 429, status });
  }
}
