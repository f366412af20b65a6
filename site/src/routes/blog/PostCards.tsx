import { DateTime, Grid, MediaCard, Stack } from '@prospectus/design-system';

import { pictureOf } from '../../lib/picture-of.ts';
import type { BlogData } from '../page/page-data.ts';

type Post = BlogData['posts'][number];
type Props = { posts: readonly Post[]; headingLevel?: 2 | 3 };

/** Posts as cards. */
export function PostCards({ posts, headingLevel = 3 }: Props) {
  return (
    <Grid as="ul" min={columnWidth(posts.length)}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}

/** The first post as a wide card, the others in columns below. */
export function LeadAndPosts({ posts }: Pick<Props, 'posts'>) {
  const [first, ...others] = posts;
  return (
    <Stack gap={3}>
      {first && <PostCard post={first} headingLevel={2} look="lead" />}
      {others.length > 0 && <PostCards posts={others} headingLevel={2} />}
    </Stack>
  );
}

/** Least width in px of a column: four of them where three would leave a single card in the last row, else three. */
const columnWidth = (posts: number): number => (posts % 3 === 1 ? 270 : 300);

type CardProps = { post: Post; headingLevel: 2 | 3; look?: 'lead' };

function PostCard({ post, headingLevel, look }: CardProps) {
  const { slug, path, title, summary, image, alt_image_name, author, date, media } = post;
  return (
    <MediaCard
      title={title}
      href={path}
      look={look}
      headingLevel={headingLevel}
      cover={image ? pictureOf(media, image, alt_image_name) : { seed: slug }}
      meta={
        <>
          <DateTime value={date} />
          {author && ` · ${author}`}
        </>
      }
      description={summary}
    />
  );
}
