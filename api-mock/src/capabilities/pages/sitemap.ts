import type { Answer } from '@prospectus/contract';

import { auxiliaryChanged } from './auxiliary-page.ts';
import { postChanged } from './blog.ts';
import { newestOf, programChanged } from './changes.ts';
import { pageChanged } from './home-page.ts';
import { launchpadChanged } from './launchpad-page.ts';
import type { Content } from './content.ts';

/** Every page for search engines: live pages except landing pages, with the time of their last change (SEO-03). */
export function sitemap(content: Content): Answer<'GET /program/sitemap'> {
  const { pages, programs, auxiliaryPages, posts } = content;
  return [
    ...pages.map((page) => ({ path: page.path, updated_at: pageChanged(content, page) })),
    ...programs.map((page) => ({ path: page.path, updated_at: programChanged(content, page) })),
    ...auxiliaryPages.map((page) => ({ path: page.path, updated_at: auxiliaryChanged(content, page) })),
    { path: '/compare', updated_at: newestOf(...programs) },
    { path: '/launchpad', updated_at: launchpadChanged(content) },
    { path: '/blog', updated_at: newestOf(...posts) },
    ...posts.map((post) => ({ path: post.path, updated_at: postChanged(content, post) })),
  ];
}
