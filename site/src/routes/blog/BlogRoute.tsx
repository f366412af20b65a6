import { EmptyState, Section } from '@prospectus/design-system';

import { type BlogData, usePageData } from '../page/page-data.ts';
import { PostCards } from './PostCards.tsx';

/** Posts of the blog, newest first. */
export function BlogRoute() {
  const posts = usePageData<BlogData>()?.posts ?? [];
  return (
    <Section
      id="blog"
      headingLevel={1}
      title="Blog"
      intro="On choosing, studying, paying and being examined, by the people who do these things here."
    >
      {posts.length === 0 ? (
        <EmptyState icon="book" headingLevel={2} title="No posts yet" text="The first one is being written." />
      ) : (
        <PostCards posts={posts} headingLevel={2} />
      )}
    </Section>
  );
}
