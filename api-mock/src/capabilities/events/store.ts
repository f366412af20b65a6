import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EventCount } from './count.ts';
import { eventCounts } from './tables.ts';

/** Different counts of one day. Pages, words and devices make far fewer; a program that invents them could make more. */
const MOST_COUNTS_A_DAY = 50_000;
const LOOKED_MS = 60_000;

const keyOf = ({ day, name, path, source, device, props, duration }: EventCount): string =>
  JSON.stringify([day, name, path, source, device, props, duration]);

/** Adds to the counts, in one order everywhere, so that two beacons do not wait for each other. */
export async function addCounts(tx: Database, counts: readonly EventCount[]): Promise<void> {
  const summed = [...Map.groupBy(counts, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => (same[0] ? [{ ...same[0], count: same.length }] : []));
  await tx
    .insert(eventCounts)
    .values(summed)
    .onConflictDoUpdate({
      target: [
        eventCounts.day,
        eventCounts.name,
        eventCounts.path,
        eventCounts.source,
        eventCounts.device,
        eventCounts.props,
        eventCounts.duration,
      ],
      set: { count: sql`least(${eventCounts.count}::bigint + excluded.count, 2000000000)::int` },
    });
}

/** Whether a day may have more counts; looked up at most once a minute. */
export function roomIn({ db, clock }: Pick<Platform, 'db' | 'clock'>, most = MOST_COUNTS_A_DAY) {
  let known = { day: '', full: false, until: 0 };
  return async (day: string): Promise<boolean> => {
    const now = clock.now().getTime();
    if (known.day !== day || now >= known.until) {
      const [found] = await rows<{ full: boolean }>(
        db,
        sql`select exists (select 1 from event_counts where day = ${day}::date offset ${most - 1}) as "full"`,
      );
      known = { day, full: found?.full ?? false, until: now + LOOKED_MS };
    }
    return !known.full;
  };
}
