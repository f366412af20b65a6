import { DateTime, Grid, MediaCard } from '@prospectus/design-system';

import { pictureOf } from '../../lib/picture-of.ts';
import type { BlogData } from '../page/page-data.ts';

/** Posts as cards. */
export function PostCards({ posts, headingLevel = 3 }: { posts: BlogData['posts']; headingLevel?: 2 | 3 }) {
  return (
    <Grid as="ul" min={270}>
      {posts.map(({ id, slug, path, title, summary, image, alt_image_name, author, date, media }) => (
        <li key={id}>
          <MediaCard
            title={title}
            href={path}
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
        </li>
      ))}
    </Grid>
  );
}
