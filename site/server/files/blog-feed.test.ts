import { expect, test } from 'vitest';

import { blogFeed } from './blog-feed.ts';

test('a character that XML cannot contain does not break the feed', () => {
  const post = { path: '/blog/a', title: 'A\u0001<b>\uFFFE 😀', summary: '\u000B', author: '', date: '2026-03-05' };
  const feed = blogFeed({ publicUrl: 'https://example.test', name: 'A\u0008 & B', posts: [post] });
  expect(feed).toContain('<title>A &lt;b&gt;  😀</title>');
  expect(feed).toContain('<title>A  &amp; B: blog</title>');
  expect(feed).not.toMatch(/[\p{Cc}\uFFFE\uFFFF]/u);
});
