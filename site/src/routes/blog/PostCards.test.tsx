import { expect, test } from 'vitest';

import { html, textsOf } from '../../sections/testing/render.tsx';
import type { BlogData } from '../page/page-data.ts';
import { LeadAndPosts } from './PostCards.tsx';

const posts = (count: number): BlogData['posts'] =>
  Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    slug: `post-${at}`,
    path: `/blog/post-${at}`,
    title: `Post ${at}`,
    summary: '',
    image: '',
    alt_image_name: '',
    author: '',
    date: '2026-11-09',
    media: {},
  }));

/** Number of cards and minimum column width of each list. */
const lists = (count: number) =>
  html(<LeadAndPosts posts={posts(count)} />)
    .split('<ul')
    .slice(1)
    .map((list) => [textsOf(list, 'li').length, /minmax\(min\((\d+)px/.exec(list)?.[1]]);

test('ROUTE-16 the newest post is a wide card, the others are in columns', () => {
  const markup = html(<LeadAndPosts posts={posts(7)} />);
  expect(textsOf(markup, 'h2').slice(0, 2)).toEqual(['Post 0', 'Post 1']);
  expect([...markup.matchAll(/data-look="(\w+)"/g)].map(([, look]) => look)).toEqual([
    'lead',
    ...Array(6).fill('card'),
  ]);
  expect(html(<LeadAndPosts posts={posts(1)} />)).not.toContain('<ul');
});

test.each([
  [7, [[6, '300']]],
  [
    8,
    [
      [2, '300'],
      [6, '300'],
    ],
  ],
  [9, [[8, '270']]],
  [12, [[12, '300']]],
])('%i posts leave no gap in a row', (count, expected) => {
  expect(lists(count)).toEqual(expected);
});
