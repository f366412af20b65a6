import { Grid, LinkCard } from '@prospectus/design-system';

import { isElsewhere } from '../../lib/elsewhere.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import type { LaunchpadData } from '../page/page-data.ts';

/** What staff put on the launchpad, in their order; an item without an address leads nowhere. */
export function LaunchpadItems({ page }: Pick<LaunchpadData, 'page'>) {
  return (
    <Grid as="ul" min={300}>
      {page.items.map(({ id, title, description, link, image, alt_image_name }) => (
        <li key={id}>
          <LinkCard
            title={title}
            href={link || undefined}
            description={description}
            external={isElsewhere(link)}
            picture={image ? pictureOf(page.media, image, alt_image_name) : undefined}
          />
        </li>
      ))}
    </Grid>
  );
}
