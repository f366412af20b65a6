import type { Channel } from '@prospectus/contract';
import type { Logger } from 'pino';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Store } from '../../platform/database/database.ts';
import type { Addresses, GatewayFailed, Gateways } from '../../platform/gateways/gateway.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { hasPlaceholder } from './message.ts';
import type { outbox } from './tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** What is done after deliveries, by purpose: part of the transaction that marks them sent, so it happens once. */
export type DeliveryHandlers = Record<
  string,
  (tx: Database, delivered: readonly { id: string; subject: string; answer: unknown }[]) => Promise<void>
>;

/** What is done after a failed attempt at a message about a subject. */
export type FailureHandler = (subject: string, error: GatewayFailed) => Promise<void>;

/** Finds the messages that must not go out, by their ids, each with the reason. */
export type RefuseDeliveries = (
  db: Database,
  messages: readonly Pick<OutboxRow, 'id' | 'subject' | 'channel' | 'purpose'>[],
) => Promise<ReadonlyMap<string, string>>;

/** What a delivery needs. */
export type DeliveryDeps = {
  store: Store;
  clock: Clock;
  keys: Keys;
  config: { mode: 'local' | 'production' };
  log: Logger;
  gateways: Gateways;
  addresses: Addresses;
  handlers: DeliveryHandlers;
  failed: Partial<Record<Channel, FailureHandler>>;
  /** Called just before messages go out. */
  refuse: RefuseDeliveries;
};

/** Host of a channel's gateway, `mock` for a built-in one, null where there is none, or many. */
export function goesTo(
  { gateways, addresses }: Pick<DeliveryDeps, 'gateways' | 'addresses'>,
  channel: Channel,
): string | null {
  if (channel === 'webhooks' || !gateways[channel]) return null;
  const address = addresses[channel];
  return address ? new URL(address).host : 'mock';
}

/** Why a message that was cancelled is never delivered. */
export const CANCELLED = { person: 'the person has withdrawn', receiver: 'its receiver was deleted' } as const;

/** Why a message can never be delivered; undefined where it can be. */
export function reasonToGiveUp(deps: Pick<DeliveryDeps, 'clock' | 'gateways'>, row: OutboxRow): string | undefined {
  const cancelled = Object.values(CANCELLED).find((reason) => reason === row.last_error);
  if (cancelled) return cancelled;
  if (row.expires_at !== null && row.expires_at <= deps.clock.now()) return 'expired before it could be delivered';
  if (row.sealed === null && hasPlaceholder(row.body)) return 'its secret has been forgotten';
  return deps.gateways[row.channel] ? undefined : 'this channel is switched off';
}

/** What changes in a message that is sent or given up. */
export const finished = ({ config }: Pick<DeliveryDeps, 'config'>) => ({
  next_attempt_at: null,
  // The mock outbox of `local` shows codes; in `production` nobody needs them any more.
  ...(config.mode === 'production' && { sealed: null }),
});
