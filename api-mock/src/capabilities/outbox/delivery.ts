import type { Channel } from '@prospectus/contract';
import type { Logger } from 'pino';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Store } from '../../platform/database/database.ts';
import type { Addresses, GatewayFailed, Gateways } from '../../platform/gateways/gateway.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import type { outbox } from './tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Called after deliveries, by purpose, in the transaction that marks them sent, so exactly once. */
export type DeliveryHandlers = Record<
  string,
  (tx: Database, delivered: readonly { id: string; subject: string; answer: unknown }[]) => Promise<void>
>;

/** Called after a failed attempt at a message about a subject. */
export type FailureHandler = (subject: string, error: GatewayFailed) => Promise<void>;

/** Finds messages that must not be sent: the reasons by their ids. */
export type RefuseDeliveries = (
  db: Database,
  messages: readonly Pick<OutboxRow, 'id' | 'subject' | 'channel' | 'purpose'>[],
) => Promise<ReadonlyMap<string, string>>;

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
  refuse: RefuseDeliveries;
};

/** Host of a channel's gateway; `mock` for a built-in one, null for none or many. */
export function goesTo({ gateways, addresses }: DeliveryDeps, channel: Channel): string | null {
  if (channel === 'webhooks' || !gateways[channel]) return null;
  const address = addresses[channel];
  return address ? new URL(address).host : 'mock';
}

/** The errors of cancelled messages. */
export const CANCELLED = { person: 'the person has withdrawn', receiver: 'its receiver was deleted' } as const;

/** Why a message can never be delivered; undefined if it can. */
export function reasonToGiveUp(deps: Pick<DeliveryDeps, 'clock' | 'gateways'>, row: OutboxRow): string | undefined {
  const cancelled = Object.values(CANCELLED).find((reason) => reason === row.last_error);
  if (cancelled) return cancelled;
  if (row.expires_at !== null && row.expires_at <= deps.clock.now()) return 'expired before it could be delivered';
  if (row.sealed === null && hasPlaceholder(row.body)) return 'its secret has been forgotten';
  return deps.gateways[row.channel] ? undefined : 'this channel is switched off';
}

/** Columns of a message that is sent or given up. */
export const finished = ({ config }: Pick<DeliveryDeps, 'config'>) => ({
  next_attempt_at: null,
  // In `local` mode the mock outbox shows codes.
  ...(config.mode === 'production' && { sealed: null }),
});

/** Stands for the encrypted secret in a message. */
export const SECRET_PLACEHOLDER = '{sealed}';

/** A message with its secret. */
export const fill = (body: unknown, secret: string): unknown =>
  JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(SECRET_PLACEHOLDER, secret) : value,
  );

const hasPlaceholder = (body: unknown): boolean => JSON.stringify(body)?.includes(SECRET_PLACEHOLDER) ?? false;

/** A message with its secret masked. */
export const fillMasked = (body: unknown): unknown => fill(body, '••••');
