import type { Marketing, PageMedia } from '@prospectus/contract';
import { Button, Grid, IconList, Picture, Section, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { openerProps } from '../../lib/openers.ts';
import { bannerPicture } from '../../lib/picture-of.ts';

type Props = {
  banner: NonNullable<Marketing['preLoginReferral']>;
  media: PageMedia;
  /** What a verified visitor refers with; without it one is asked to sign up. */
  children?: ReactNode;
};

/** The place of refer and earn on the launchpad (ROUTE-09). */
export function ReferAFriend({ banner, media, children }: Props) {
  const picture = bannerPicture(media, banner, banner.alt_image_name);
  return (
    <Section id="refer-a-friend" title={banner.title} intro={banner.sub_title}>
      <Stack gap={4}>
        <Grid min={320} gap={4}>
          <IconList
            min={400}
            items={banner.usps.map(({ title, image, alt_image_name, bg_color }) => ({
              title,
              icon: 'check',
              background: bg_color,
              ...(image && { image: { src: image, alt: alt_image_name } }),
            }))}
          />
          {picture && (
            <div>
              <Picture seed="refer" {...picture} ratio={16 / 5} />
            </div>
          )}
        </Grid>
        {children ?? (
          <div>
            <Button {...openerProps('LOGIN', 'refer')}>Start referring Now!</Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
