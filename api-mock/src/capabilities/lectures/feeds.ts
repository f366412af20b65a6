import { ApiError, type feedQuery, LECTURE_DAYS } from '@prospectus/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';

import type { Platform } from '../../platform/platform.ts';
import { calendarText } from './calendar-text.ts';
import { idSet } from './clashes.ts';
import { addDays, localTime, onDays } from './days.ts';
import { entriesOf } from './feed-entries.ts';
import { openTexts } from './public-texts.ts';
import { BATCH_FIELDS, timesOf } from './record.ts';
import { type LectureRow, lectures, lectureSeries, type SeriesRow } from './tables.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>;
type Wanted = Partial<Record<(typeof BATCH_FIELDS)[number], string>>;

const DAY_MS = 86_400_000;

/** Calendars as texts. */
export function openFeeds(deps: Deps) {
  const textOf = openTexts(deps);
  return {
    feed: async (query: z.output<typeof feedQuery>): Promise<string> => {
      const wanted = chosen(query);
      const { day } = localTime(deps.clock.now());
      return (await textOf([day, wanted], async () => ({ text: await makeFeed(deps, wanted, day) }))).text;
    },
    lecture: async (id: string): Promise<string> => {
      const [row] = await deps.db
        .select()
        .from(lectures)
        .where(and(eq(lectures.id, id), isTold(deps)));
      if (!row) throw new ApiError('NOT_FOUND');
      const calendar = { name: row.subject_name, publicUrl: deps.config.publicUrl };
      return calendarText(calendar, [{ row: { ...row, ...timesOf(row) }, uid: row.id }]);
    },
  };
}

/** Where nothing is chosen a select says SELECT. */
function chosen(query: z.output<typeof feedQuery>): Wanted {
  const named = BATCH_FIELDS.map((name) => [name, query[name]?.trim() ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== '' && value !== 'SELECT')) as Wanted;
}

/** A deleted lecture is told of for a while. */
const isTold = ({ clock }: Pick<Deps, 'clock'>) =>
  or(
    isNull(lectures.deleted_at),
    gt(lectures.deleted_at, new Date(clock.now().getTime() - LECTURE_DAYS.deletedShown * DAY_MS)),
  );

async function makeFeed(deps: Deps, wanted: Wanted, today: string): Promise<string> {
  const { db, config } = deps;
  const rows = await db
    .select()
    .from(lectures)
    .where(
      and(
        isTold(deps),
        onDays(addDays(today, -LECTURE_DAYS.feedBack), addDays(today, LECTURE_DAYS.feedAhead)),
        ...BATCH_FIELDS.map((name) => (wanted[name] === undefined ? undefined : eq(lectures[name], wanted[name]))),
      ),
    )
    .orderBy(lectures.start_date, lectures.start_time, lectures.id);
  const query = new URLSearchParams(wanted).toString();
  const calendar = {
    name: ['Live lectures', ...BATCH_FIELDS.flatMap((name) => wanted[name] ?? [])].join(' · '),
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
  const found = await db
    .select()
    .from(lectureSeries)
    .where(inArray(lectureSeries.id, idSet(ids)));
  return new Map(found.map((series) => [series.id, series]));
}
