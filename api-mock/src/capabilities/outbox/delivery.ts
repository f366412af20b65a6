import type { Channel } from '@prospectus/contract';
import type { InferSelectModel } from 'drizzle-orm';
import type { Logger } from 'pino';

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Store } from '../../platform/database/database.ts';
import type { GatewayChannel, Gateways } from '../../platform/gateways/gateway.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import { hasPlaceholder } from './message.ts';
import type { outbox } from './tables.ts';

/** What a delivery needs. */
export type DeliveryDeps = {
  store: Store;
  clock: Clock;
  keys: Keys;
  config: { mode: 'local' | 'production'; gateways: Partial<Record<GatewayChannel, string | undefined>> };
  log: Logger;
  gateways: Gateways;
  /** Messages that must not go out, by their ids, each with the reason: asked just before they would. */
  refuse?: RefuseDeliveries | undefined;
};

export type RefuseDeliveries = (
  db: Database,
  messages: readonly Pick<OutboxRow, 'id' | 'subject' | 'channel' | 'purpose'>[],
) => Promise<ReadonlyMap<string, string>>;

/** Host of a channel's gateway, `mock` for a built-in one, null where there is none, or many. */
export function goesTo(
  { gateways, config }: Pick<DeliveryDeps, 'gateways' | 'config'>,
  channel: Channel,
): string | null {
  if (channel === 'webhooks') return null;
  const address = config.gateways[channel];
  if (address) return new URL(address).host;
  return gateways[channel] ? 'mock' : null;
}

export type OutboxRow = InferSelectModel<typeof outbox>;

/** Why an entry that was cancelled is never delivered: it is about a person who has withdrawn, or its receiver is gone. */
export const CANCELLED = { person: 'the person has withdrawn', receiver: 'its receiver was deleted' } as const;

/** Why an entry can never be delivered; undefined where it can be. */
export function reasonToGiveUp(deps: Pick<DeliveryDeps, 'clock' | 'gateways'>, row: OutboxRow): string | undefined {
  const cancelled = Object.values(CANCELLED).find((why) => why === row.last_error);
  if (cancelled) return cancelled;
  if (row.expires_at !== null && row.expires_at <= deps.clock.now()) return 'expired before it could be delivered';
  if (row.sealed === null && hasPlaceholder(row.body)) return 'its secret has been forgotten';
  return deps.gateways[row.channel] ? undefined : 'this channel is switched off';
}
