import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { timeOf } from '../../platform/database/times.ts';
import type { QueuedChannel } from '../../platform/gateways/gateway.ts';

/** The messages of a channel that are not sent, and its receivers that are down. */
export type ChannelQueue = {
  channel: QueuedChannel;
  /** Those that wait, first attempt or another. */
  waiting: number;
  dead: number;
  /** Seconds that the oldest has waited; 0 where none does. */
  oldest: number;
  down: number;
  paused: boolean;
};

/** Every channel with messages that are not sent, or with a receiver that is down or paused. */
export const channelQueues = (db: Database, now: Date): Promise<ChannelQueue[]> =>
  rows<ChannelQueue>(
    db,
    sql`select channel, coalesce(waiting, 0)::int as waiting, coalesce(dead, 0)::int as dead,
        greatest(coalesce(extract(epoch from ${timeOf(now)} - oldest), 0), 0)::float8 as oldest,
        coalesce(down, 0)::int as down, coalesce(paused, false) as paused
      from (
        select channel, count(*) filter (where status <> 'dead') as waiting, count(*) filter (where status = 'dead') as dead,
          min(created_at) filter (where status <> 'dead') as oldest
        from outbox where status <> 'sent' group by channel
      ) as messages
      full join (
        select split_part(name, ':', 1) as channel, count(down_since) as down, bool_or(paused_at is not null) as paused
        from outbox_receivers group by 1
      ) as receivers using (channel)`,
  );
