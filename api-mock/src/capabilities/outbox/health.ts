import { type Channel, type ChannelHealth, CHANNELS } from '@prospectus/contract';
import { isNotNull, sql } from 'drizzle-orm';

import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import { channelCircuits, pausedChannels } from './tables.ts';

const DAY_MS = 86_400_000;
type Counts = { channel: Channel; queued: number; failed: number; dead: number; oldest: string | null };

/** How every channel does that is handed messages by the queue. */
export async function channelsHealth(
  db: Database,
  clock: Clock,
  { isOn, goesTo }: { isOn(channel: Channel): boolean; goesTo(channel: Channel): string | null },
): Promise<ChannelHealth[]> {
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString();
  // What is sent is most of the table and counted for a day alone; of the rest there is little.
  const open = await rows<Counts>(
    db,
    sql`select channel, count(*) filter (where status = 'queued')::int as queued,
          count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'dead')::int as dead,
          to_char(min(created_at) filter (where status in ('queued', 'failed')) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
        from outbox where status <> 'sent' group by channel`,
  );
  const sent = await rows<{ channel: Channel; sent: number }>(
    db,
    sql`select channel, count(*)::int as sent from outbox
        where status = 'sent' and created_at >= ${since}::timestamptz group by channel`,
  );
  const paused = new Map(
    (await db.select().from(pausedChannels)).map((row) => [row.channel as Channel, row.paused_at]),
  );
  const circuits = await db.select().from(channelCircuits).where(isNotNull(channelCircuits.opened_at));
  return CHANNELS.filter((channel) => channel !== 'region').map((channel) => {
    const { queued = 0, failed = 0, dead = 0, oldest = null } = open.find((one) => one.channel === channel) ?? {};
    const circuit = circuits.find((one) => one.channel === channel);
    return {
      ...{ channel, on: isOn(channel), goes_to: goesTo(channel), queued, failed, dead },
      paused_at: paused.get(channel)?.toISOString() ?? null,
      sent: sent.find((one) => one.channel === channel)?.sent ?? 0,
      oldest_waiting_at: oldest,
      down_since: circuit?.opened_at?.toISOString() ?? null,
      next_try_at: circuit?.next_try_at?.toISOString() ?? null,
      last_error: circuit?.last_error ?? null,
    };
  });
}
