import { EmptyState, Section } from '@prospectus/design-system';

import { type BlogData, usePageData } from '../page/page-data.ts';
import { LeadAndPosts } from './PostCards.tsx';

/** Posts of the blog, newest first. */
export function BlogRoute() {
  const posts = usePageData<BlogData>()?.posts ?? [];
  return (
    <Section
      id="blog"
      headingLevel={1}
      title="Blog"
      intro="Our counsellors, mentors and staff on choosing a programme, studying, fees and exams."
    >
      {posts.length === 0 ? (
        <EmptyState icon="book" headingLevel={2} title="No posts yet" text="We’re writing the first one." />
      ) : (
        <LeadAndPosts posts={posts} />
      )}
    </Section>
  );
}
