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

test('ROUTE-16 the newest post leads as a wide card, the others follow in columns', () => {
  const markup = html(<LeadAndPosts posts={posts(8)} />);
  expect(textsOf(markup, 'h2').slice(0, 2)).toEqual(['Post 0', 'Post 1']);
  expect([...markup.matchAll(/data-look="(\w+)"/g)].map(([, look]) => look)).toEqual([
    'lead',
    ...Array(7).fill('card'),
  ]);
  expect(textsOf(markup, 'li')).toHaveLength(7);
});

test('columns leave no card alone in the last row', () => {
  const widthOf = (count: number) => /minmax\(min\((\d+)px/.exec(html(<LeadAndPosts posts={posts(count)} />))?.[1];
  expect([widthOf(8), widthOf(7)]).toEqual(['270', '300']);
  expect(html(<LeadAndPosts posts={posts(1)} />)).not.toContain('<ul');
});
