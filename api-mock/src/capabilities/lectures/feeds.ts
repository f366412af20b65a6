import { createHash } from 'node:crypto';

import { ApiError, type feedQuery, LECTURE_DAYS } from '@prospectus/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

import { newestVersion } from '../../content/feed.ts';
import { type Mounted, on, SENT } from '../../platform/calls/calls.ts';
import { isId } from '../../platform/console/column.ts';
import type { Platform } from '../../platform/platform.ts';
import { calendarText, entriesOf } from './calendar-text.ts';
import { idSet } from './clashes.ts';
import { addDays, localTime, onDays } from './days.ts';
import { BATCH_FIELDS, timesOf } from './edit.ts';
import { type LectureRow, lectures, lectureSeries, type SeriesRow } from './tables.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>;
type Filter = Partial<Record<(typeof BATCH_FIELDS)[number], string>>;

const DAY_MS = 86_400_000;

function openFeeds(deps: Deps) {
  const textOf = openTexts(deps);
  return {
    feed: async (query: z.output<typeof feedQuery>): Promise<string> => {
      const filter = filterOf(query);
      const { day } = localTime(deps.clock.now());
      return (await textOf([day, filter], async () => ({ text: await makeFeed(deps, filter, day) }))).text;
    },
    lecture: async (id: string): Promise<string> => {
      const [row] = await deps.db
        .select()
        .from(lectures)
        .where(and(eq(lectures.id, id), isListed(deps)));
      if (!row) throw new ApiError('NOT_FOUND');
      const calendar = { name: row.subject_name, publicUrl: deps.config.publicUrl };
      return calendarText(calendar, [{ row: { ...row, ...timesOf(row) }, uid: row.id }]);
    },
  };
}

// An empty choice of the page is sent as SELECT.
function filterOf(query: z.output<typeof feedQuery>): Filter {
  const named = BATCH_FIELDS.map((name) => [name, query[name]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== '' && value !== 'SELECT')) as Filter;
}

/** Not deleted, or deleted recently: calendars then show it as cancelled. */
const isListed = ({ clock }: Pick<Deps, 'clock'>) =>
  or(
    isNull(lectures.deleted_at),
    gt(lectures.deleted_at, new Date(clock.now().getTime() - LECTURE_DAYS.deletedShown * DAY_MS)),
  );

async function makeFeed(deps: Deps, filter: Filter, today: string): Promise<string> {
  const { db, config } = deps;
  const rows = await db
    .select()
    .from(lectures)
    .where(
      and(
        isListed(deps),
        onDays(addDays(today, -LECTURE_DAYS.feedBack), addDays(today, LECTURE_DAYS.feedAhead)),
        ...BATCH_FIELDS.map((name) => (filter[name] === undefined ? undefined : eq(lectures[name], filter[name]))),
      ),
    )
    .orderBy(lectures.start_date, lectures.start_time, lectures.id);
  const query = new URLSearchParams(filter).toString();
  const calendar = {
    name: ['Live lectures', ...BATCH_FIELDS.flatMap((name) => filter[name] ?? [])].join(' · '),
    publicUrl: config.publicUrl,
    source: `${config.publicUrl}/api/calendar.ics${query && `?${query}`}`,
  };
  return calendarText(calendar, entriesOf(rows, await seriesOf(deps, rows)));
}

/** Some lectures as a calendar. */
export async function lectureCalendar(deps: Pick<Deps, 'db' | 'config'>, ids: readonly string[]): Promise<string> {
  const rows = await deps.db
    .select()
    .from(lectures)
    .where(and(isNull(lectures.deleted_at), inArray(lectures.id, idSet(ids))))
    .orderBy(lectures.start_date, lectures.start_time, lectures.id);
  const calendar = { name: 'Live lectures', publicUrl: deps.config.publicUrl };
  return calendarText(calendar, entriesOf(rows, await seriesOf(deps, rows)));
}

async function seriesOf({ db }: Pick<Deps, 'db'>, rows: readonly LectureRow[]): Promise<Map<string, SeriesRow>> {
  const ids = [...new Set(rows.flatMap(({ series_id }) => series_id ?? []))];
  if (ids.length === 0) return new Map();
  const series = await db
    .select()
    .from(lectureSeries)
    .where(inArray(lectureSeries.id, idSet(ids)));
  return new Map(series.map((row) => [row.id, row]));
}

/** A text, its compressed form, and when it expires without a change, in ms since 1970. */
type PublicText = { text: string; compressed?: Buffer; until?: number };
type Stored<T> = T & { from: number };

const MAX_TEXTS = 500;
const MAX_SIZE = 20_000_000;

/**
 * Caches texts of public content by its version, which is read from the database, so that no process returns an old one.
 * Concurrent requests make a text once.
 */
export function openTexts<T extends PublicText>({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const cache = new LRUCache<string, Stored<T>, () => Promise<T>>({
    max: MAX_TEXTS,
    maxSize: MAX_SIZE,
    sizeCalculation: ({ text, compressed }) => Math.max(1, text.length + (compressed?.length ?? 0)),
    fetchMethod: async (_key, _stale, { context: make }) => ({ from: clock.now().getTime(), ...(await make()) }),
  });
  return async (name: unknown, make: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify([await newestVersion(db), name]);
    const now = clock.now().getTime();
    const cached = cache.get(key);
    const isExpired = cached !== undefined && (now < cached.from || now >= (cached.until ?? Infinity));
    return cache.forceFetch(key, { context: make, forceRefresh: isExpired });
  };
}

/** Calendars to subscribe to, and single lectures to download. */
export function feedRoutes(deps: Pick<Platform, 'db' | 'clock' | 'config'>): Mounted[] {
  const feeds = openFeeds(deps);
  return [
    on('GET /calendar.ics', async ({ query, req, res }): Promise<typeof SENT> =>
      sendCalendar(req, res, { text: await feeds.feed(query), name: 'live-lectures.ics' }),
    ),
    on('GET /lectures/:id.ics', async ({ param, req, res }): Promise<typeof SENT> => {
      if (!isId(param('id'))) throw new ApiError('NOT_FOUND');
      return sendCalendar(req, res, { text: await feeds.lecture(param('id')), name: 'live-lecture.ics' });
    }),
  ];
}

// 304 for a known ETag, even with `Cache-Control: no-cache`, for which Express would send it all.
function sendCalendar(req: Request, res: Response, { text, name }: { text: string; name: string }): typeof SENT {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  res.set('Cache-Control', 'public, max-age=0, must-revalidate').set('ETag', etag);
  const known =
    req
      .get('if-none-match')
      ?.split(',')
      .map((one) => one.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) {
    res.status(304).end();
    return SENT;
  }
  res.set('Content-Disposition', `inline; filename="${name}"`).type('text/calendar; charset=utf-8').send(text);
  return SENT;
}
