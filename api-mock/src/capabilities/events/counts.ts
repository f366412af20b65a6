import { type Device, DURATION_RANGES, type PageEvent, type VisitSource } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventCounts } from './tables.ts';

export type EventCount = typeof eventCounts.$inferInsert;

/** The row in which an event is counted. */
export function countOf(
  { name, path, props }: PageEvent,
  visit: { day: string; source: VisitSource; device: Device },
): EventCount {
  const { previous_ms: duration, ...words } = props as Record<string, unknown> & { previous_ms?: number };
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const json = JSON.stringify(Object.fromEntries(sorted));
  return { ...visit, name, path, props: json, duration: rangeOf(duration), count: 1 };
}

const rangeOf = (ms: number | undefined): number => {
  if (ms === undefined) return -1;
  const index = DURATION_RANGES.findIndex((seconds) => ms <= seconds * 1_000);
  return index === -1 ? DURATION_RANGES.length : index;
};

/** Limits rows from programs that invent events; real pages, words and devices make far fewer. */
const MAX_COUNTS_PER_DAY = 50_000;
const CACHED_MS = 60_000;

/** Adds to the counts, always in the same order so that two beacons cannot deadlock. */
export async function addCounts(tx: Database, counts: readonly EventCount[]): Promise<void> {
  const { day, name, path, source, device, props, duration, count } = eventCounts;
  const keyOf = (one: EventCount) =>
    JSON.stringify([one.day, one.name, one.path, one.source, one.device, one.props, one.duration]);
  const summed = [...Map.groupBy(counts, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => (same[0] ? [{ ...same[0], count: same.length }] : []));
  await tx
    .insert(eventCounts)
    .values(summed)
    .onConflictDoUpdate({
      target: [day, name, path, source, device, props, duration],
      set: { count: sql`least(${count}::bigint + excluded.count, 2000000000)::int` },
    });
}

/** Whether a day may have more counts; checked at most once a minute. */
export function roomIn({ db, clock }: Pick<Platform, 'db' | 'clock'>, maxCounts = MAX_COUNTS_PER_DAY) {
  let cached = { day: '', full: false, until: 0 };
  return async (day: string): Promise<boolean> => {
    const now = clock.now().getTime();
    if (cached.day !== day || now >= cached.until) {
      const [row] = await rows<{ full: boolean }>(
        db,
        sql`select exists (select 1 from event_counts where day = ${day}::date offset ${maxCounts - 1}) as "full"`,
      );
      cached = { day, full: row?.full ?? false, until: now + CACHED_MS };
    }
    return !cached.full;
  };
}
