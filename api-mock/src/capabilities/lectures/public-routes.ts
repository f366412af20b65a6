import { ApiError, CALENDAR, LECTURE_DAYS } from '@prospectus/contract';

import { contentHeaders } from '../../content/content-headers.ts';
import type { ContentFeed } from '../../content/feed.ts';
import { DAY } from '../../content/tags.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { LECTURES, scheduleTags } from './lecture-tags.ts';
import { localTime } from './days.ts';
import { lectureOptions, lecturesBetween } from './lectures.ts';
import type { LectureRow } from './tables.ts';

const DAY_MS = 86_400_000;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The schedule's public reads (§7 Schedule). */
export const scheduleRoutes = ({ db, clock, feed }: Pick<Platform, 'db' | 'clock'> & { feed: ContentFeed }) =>
  routerOf(
    route('liveLecture', async ({ query: { startDate, endDate }, res }) => {
      checkRange(startDate, endDate);
      res.set('Cache-Control', REVALIDATE).set(contentHeaders(feed, [...scheduleTags(startDate, endDate), DAY]));
      const now = clock.now();
      return (await lecturesBetween(db, startDate, endDate, localTime(now))).map((row) => toEvent(row, now));
    }),
    route('eventOptions', ({ res }) => {
      res.set('Cache-Control', REVALIDATE).set(contentHeaders(feed, [LECTURES]));
      return lectureOptions(db);
    }),
  );

function checkRange(startDate: string, endDate: string): void {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  if (days < 1)
    throw new ApiError('INVALID_FIELDS', { errors: { endDate: 'The last day may not precede the first.' } });
  if (days > CALENDAR.maxRangeDays)
    throw new ApiError('INVALID_FIELDS', { errors: { endDate: `Ask for at most ${CALENDAR.maxRangeDays} days.` } });
}

/** The nine keys of a lecture, and what else is true of it (ENT-13). */
function toEvent(row: LectureRow, now: Date) {
  const shownFrom = now.getTime() - LECTURE_DAYS.movedShown * DAY_MS;
  const { id, course_name, sem_year, batch, start_date, start_time, end_date, end_time, subject_name } = row;
  return {
    id,
    course_name,
    sem_year,
    batch,
    start_date,
    start_time,
    end_date,
    end_time,
    subject_name,
    ...(row.cancelled_at && { cancelled: true as const }),
    ...(row.moved_from && row.moved_at && row.moved_at.getTime() > shownFrom && { moved_from: row.moved_from }),
  };
}
