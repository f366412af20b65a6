import { expect, test } from 'vitest';

import { blogRows } from './index.ts';
import { postsAroundToday } from './around-today.ts';

const DAY = 86_400_000;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
const weekday = ({ date }: { date: string }) => new Date(date).getUTCDay();

test.each(['2024-02-29', '2025-08-04', '2026-11-26', '2031-01-01'])(
  'on %s the newest post of the seed is two or three weeks old; order, distances and weekdays stay',
  (today) => {
    const posts = postsAroundToday(blogRows, today);
    const age = days(posts[0]?.date ?? '', today);
    expect(age).toBeGreaterThanOrEqual(15);
    expect(age).toBeLessThanOrEqual(21);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(posts.map(weekday)).toEqual(blogRows.map(weekday));
    expect(days(posts.at(-1)?.date ?? '', posts[0]?.date ?? '')).toBe(
      days(blogRows.at(-1)?.date ?? '', blogRows[0]?.date ?? ''),
    );
  },
);

test('without posts nothing is moved', () => {
  expect(postsAroundToday([], '2026-11-26')).toEqual([]);
});
