import { type LectureReach, SCHEDULE_SLUG } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';
import { momentOf } from './days.ts';
import type { Edit } from './edit.ts';
import { BATCH_FIELDS, batchLabel, type BatchName } from './record.ts';
import type { LectureRow } from './tables.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whom a change of lectures reaches, before it is saved. */
export async function reachOf(db: Database, edits: readonly Edit[], now: Date): Promise<LectureReach> {
  const touched = edits.flatMap(({ before, after }) =>
    [before, after].flatMap((row) => (row?.deleted_at === null ? [row] : [])),
  );
  const begins = touched
    .map((row) => (beginsAt(row).getTime() - now.getTime()) / MINUTE_MS)
    .filter((left) => left >= 0);
  const soonest = begins.length > 0 ? Math.floor(Math.min(...begins)) : null;
  return {
    batches: [...new Set(touched.map(batchLabel))].toSorted(),
    feeds: new Set(touched.flatMap(feedsOf)).size,
    pages: touched.length > 0 ? await schedulePages(db) : [],
    beginsInMinutes: soonest,
    within24h: soonest !== null && soonest < DAY_MINUTES,
  };
}

// The zone has had no daylight saving since 1945.
const beginsAt = ({ start_date: day, start_time: time }: LectureRow): Date => momentOf({ day, time });

/** Every feed a lecture is in: with or without its course, its semester and its batch. */
const feedsOf = (row: BatchName): string[] =>
  Array.from({ length: 2 ** BATCH_FIELDS.length }, (_, chosen) =>
    JSON.stringify(BATCH_FIELDS.map((name, at) => ((chosen >> at) & 1 ? row[name] : null))),
  );

async function schedulePages(db: Database): Promise<string[]> {
  const found = await rows<{ slug: string }>(
    db,
    sql`select published->>'slug' as slug from documents
        where resource = 'auxiliary-pages' and deleted_at is null and published->>'layout' = 'schedule'`,
  );
  return [...new Set([SCHEDULE_SLUG, ...found.map(({ slug }) => slug)])].map((slug) => `/${slug}`);
}
