import type { LoaderFunctionArgs } from 'react-router';

import {
  isSlug,
  notFoundResult,
  orNotFound,
  readInterestOptionsFor,
  type RenderDeps,
} from '../page/loader-results.server.ts';
import type { BlogData, PostData } from '../page/page-data.ts';

/** Posts of the blog, newest first. */
export async function blogData({ api }: RenderDeps): Promise<BlogData> {
  const [posts, metadata] = await Promise.all([
    api('GET /blog'),
    api('GET /metadata/slug/:slug', { params: { slug: 'blog' } }),
  ]);
  return { posts: posts.data, metadata: metadata.data };
}

const SUGGESTED = 3;

/** A post with suggestions. */
export async function postLoader({ params: { slug } }: LoaderFunctionArgs, deps: RenderDeps) {
  if (!isSlug(slug)) return notFoundResult();
  const { api } = deps;
  return orNotFound<PostData>(
    api('GET /blog/:slug', { params: { slug } }).then(async ({ data: post }) => ({
      post,
      ...(deps.visitor() === 'verified' ? { interests: [] } : await readInterestOptionsFor(api, post.program)),
      more: (await api('GET /blog')).data.filter((other) => other.slug !== slug).slice(0, SUGGESTED),
    })),
  );
}
