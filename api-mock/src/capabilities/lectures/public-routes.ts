import { CALENDAR, LECTURE_DAYS } from '@prospectus/contract';

import { contentHeaders } from '../../content/content-headers.ts';
import type { ContentFeed } from '../../content/feed.ts';
import { DAY } from '../../content/tags.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Compressed, compressOnce, sendCompressed } from '../../platform/http/compression.ts';
import { on, SENT } from '../../platform/calls/calls.ts';
import { LECTURES, scheduleTags } from './change.ts';
import { addDays, localTime, momentOf, requireRange } from './days.ts';
import { lectureOptions, lecturesBetween, nextLecture, type PublicLecture } from './lectures.ts';
import { openTexts } from './feeds.ts';

const DAY_MS = 86_400_000;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The schedule's public reads (§7 Schedule). */
export function scheduleRoutes({ db, clock, feed }: Pick<Platform, 'db' | 'clock'> & { feed: ContentFeed }) {
  const textOf = openTexts<Compressed & { until: number }>({ db, clock });
  return [
    on('GET /liveLecture', async ({ query: { startDate, endDate }, req, res }): Promise<typeof SENT> => {
      requireRange(startDate, endDate, CALENDAR.maxRangeDays, 'endDate');
      res.set('Cache-Control', REVALIDATE).set(contentHeaders(feed, [...scheduleTags(startDate, endDate), DAY]));
      const events = await textOf([startDate, endDate], async () => {
        const now = clock.now();
        const rows = await lecturesBetween(db, startDate, endDate, localTime(now));
        const content = await compressOnce(JSON.stringify(rows.map((row) => toEvent(row, now))));
        return { ...content, until: nextChange(rows, now) };
      });
      sendCompressed(req, res, events);
      return SENT;
    }),
    on('GET /lectures/next', async ({ query: { course_name }, res }) => {
      const now = clock.now();
      const { day, time } = localTime(now);
      const last = addDays(day, LECTURE_DAYS.next - 1);
      res.set('Cache-Control', REVALIDATE).set(contentHeaders(feed, [...scheduleTags(day, last), DAY]));
      const lecture = await nextLecture(db, course_name, { day, time }, last);
      return { lecture: lecture ? toEvent(lecture, now) : null };
    }),
    on('GET /eventoptions', ({ res }) => {
      res.set('Cache-Control', REVALIDATE).set(contentHeaders(feed, [LECTURES]));
      return lectureOptions(db);
    }),
  ];
}

const movedUntil = ({ moved_at }: PublicLecture): number =>
  moved_at ? moved_at.getTime() + LECTURE_DAYS.movedShown * DAY_MS : 0;

const cancelledUntil = ({ end_date: day, end_time: time }: PublicLecture): number => momentOf({ day, time }).getTime();

/** When the schedule changes by itself: a cancelled lecture ends, or a move is no longer shown. */
function nextChange(rows: readonly PublicLecture[], now: Date): number {
  const ends = rows.flatMap((row) => [movedUntil(row), row.cancelled_at ? cancelledUntil(row) : 0]);
  return Math.min(Infinity, ...ends.filter((end) => end > now.getTime()));
}

/** A lecture of the public schedule (ENT-13). */
function toEvent(row: PublicLecture, now: Date) {
  const { cancelled_at, moved_from, moved_at: _moved, ...fields } = row;
  return {
    ...fields,
    ...(cancelled_at && { cancelled: true as const }),
    ...(moved_from && movedUntil(row) > now.getTime() && { moved_from }),
  };
}
