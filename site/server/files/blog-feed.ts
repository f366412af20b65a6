import { escapeHtml } from '../../src/lib/html.ts';

type Feed = {
  publicUrl: string;
  name: string;
  posts: readonly { path: string; title: string; summary: string; author: string; date: string }[];
};

// XML has no way to write them, and one would make the whole feed unreadable (XML 1.0, 2.2).
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The blog as an Atom feed. */
export function blogFeed({ publicUrl, name, posts }: Feed): string {
  const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text.replaceAll(NOT_IN_XML, ' '))}</${tag}>`;
  const updated = (date: string) => `${date}T00:00:00Z`;
  const address = (path: string) => escapeHtml(publicUrl + path);
  const entries = posts.map(({ path, title, summary, author, date }) =>
    [
      '<entry>',
      element('id', publicUrl + path),
      element('title', title),
      `<link href="${address(path)}"/>`,
      element('updated', updated(date)),
      element('summary', summary),
      `<author>${element('name', author || name)}</author>`,
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', `${publicUrl}/blog`),
    element('title', `${name}: blog`),
    `<link href="${address('/blog')}"/><link rel="self" href="${address('/blog.atom')}"/>`,
    element('updated', updated(posts[0]?.date ?? '2025-01-01')),
    `<author>${element('name', name)}</author>`,
    ...entries,
    '</feed>',
  ].join('');
}
