import { DateTime, Grid, MediaCard, Stack } from '@prospectus/design-system';

import { pictureOf } from '../../lib/picture-of.ts';
import type { BlogData } from '../page/page-data.ts';

type Post = BlogData['posts'][number];
type Props = { posts: readonly Post[]; headingLevel?: 2 | 3 };

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

/** One or two wide cards for the newest posts, so that the others fill whole rows. */
export function LeadAndPosts({ posts }: Pick<Props, 'posts'>) {
  const leads = [1, 2, 0].find((count) => fillsRows(posts.length - count)) ?? 0;
  const [first, ...more] = posts.slice(0, leads);
  const others = posts.slice(leads);
  return (
    <Stack gap={3}>
      {first && more.length === 0 && <PostCard post={first} headingLevel={2} look="lead" />}
      {first && more.length > 0 && <PostCards posts={[first, ...more]} headingLevel={2} />}
      {others.length > 0 && <PostCards posts={others} headingLevel={2} />}
    </Stack>
  );
}

const fillsRows = (posts: number) => posts % 3 === 0 || posts % 4 === 0;

/** Minimum width in px of a column: three columns, or four if three would leave a gap. */
const columnWidth = (posts: number): number => (posts % 3 !== 0 && posts % 4 === 0 ? 270 : 300);

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
