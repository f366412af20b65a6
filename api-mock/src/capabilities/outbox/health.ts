import { type ChannelHealth, CHANNELS } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { rows } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Outbox } from './outbox.ts';
import { receivers, WAITING } from './tables.ts';

const DAY_MS = 86_400_000;
type Counts = Pick<ChannelHealth, 'channel' | 'queued' | 'failed' | 'dead' | 'sent' | 'oldest_waiting_at'>;
const NONE = { queued: 0, failed: 0, dead: 0, sent: 0, oldest_waiting_at: null };

/** How every channel of the outbox does. */
export async function channelsHealth({
  db,
  clock,
  config,
  outbox: { isOn, goesTo },
}: Pick<Platform, 'db' | 'clock' | 'config'> & { outbox: Outbox }): Promise<ChannelHealth[]> {
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString();
  // What is sent is most of the table, and read for a day alone.
  const counts = await rows<Counts>(
    db,
    sql`select channel, count(*) filter (where status = 'queued')::int as queued,
        count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'dead')::int as dead,
        count(*) filter (where status = 'sent')::int as sent,
        to_char(min(created_at) filter (where ${WAITING}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          as oldest_waiting_at
      from outbox where status <> 'sent' or created_at >= ${since}::timestamptz group by channel`,
  );
  const states = await db.select().from(receivers);
  return CHANNELS.filter((channel) => channel !== 'region').map((channel) => {
    const { paused_at, down_since, next_try_at, last_error } = states.find(({ name }) => name === channel) ?? {};
    return {
      ...{ channel, on: isOn(channel), goes_to: goesTo(channel) },
      set_by: channel !== 'webhooks' && config.gateways[channel] ? `${channel.toUpperCase()}_URL` : null,
      ...(counts.find((one) => one.channel === channel) ?? NONE),
      paused_at: paused_at?.toISOString() ?? null,
      down_since: down_since?.toISOString() ?? null,
      next_try_at: next_try_at?.toISOString() ?? null,
      last_error: (down_since && last_error) ?? null,
    };
  });
}
