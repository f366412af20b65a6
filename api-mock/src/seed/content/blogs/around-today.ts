import { addDays } from '../days.ts';

const DAY = 86_400_000;
const DAYS_IN_WEEK = 7;
/** How old the newest post is at least; at most six days more. */
const NEWEST_AGE = 15;

/**
 * Posts with their days moved by whole weeks, so that the newest is two or three weeks old on the day an installation is
 * filled: a blog that ended long ago looks like a university that has closed. Weekdays and distances stay.
 */
export function postsAroundToday<P extends { date: string }>(posts: readonly P[], today: string): P[] {
  const newest =
    posts
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? today;
  const days = (Date.parse(today) - Date.parse(newest)) / DAY - NEWEST_AGE;
  const moved = Math.floor(days / DAYS_IN_WEEK) * DAYS_IN_WEEK;
  return posts.map((post) => ({ ...post, date: addDays(post.date, moved) }));
}
