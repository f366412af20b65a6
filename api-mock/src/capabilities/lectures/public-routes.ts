import { ApiError, CALENDAR } from '@prospectus/contract';

import { contentHeaders } from '../../content/content-headers.ts';
import type { ContentFeed } from '../../content/feed.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, routerOf } from '../../platform/http/route.ts';
import { LECTURES, scheduleTags } from './lecture-tags.ts';
import { type LectureRow, lectureOptions, lecturesBetween } from './lectures.ts';

const DAY_MS = 86_400_000;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The schedule's public reads (§7 Schedule). */
export const scheduleRoutes = ({ db, feed }: Pick<Platform, 'db'> & { feed: ContentFeed }) =>
  routerOf(
    route('liveLecture', async ({ query: { startDate, endDate }, res }) => {
      checkRange(startDate, endDate);
      res.set('Cache-Control', REVALIDATE).set(contentHeaders(feed, scheduleTags(startDate, endDate)));
      return (await lecturesBetween(db, startDate, endDate)).map(toEvent);
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

const toEvent = ({
  id,
  course_name,
  sem_year,
  batch,
  start_date,
  start_time,
  end_date,
  end_time,
  subject_name,
}: LectureRow) => ({
  id,
  course_name,
  sem_year,
  batch,
  start_date,
  start_time,
  end_date,
  end_time,
  subject_name,
});
