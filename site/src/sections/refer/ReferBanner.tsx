import type { Marketing, PageMedia } from '@prospectus/contract';
import { BadgeStrip, Banner, Button, Stack, Text } from '@prospectus/design-system';

import { wideBannerPicture } from '../../lib/picture-of.ts';
import type { EnquiryOpener, Visitor } from '../../lib/section-props.ts';
import { referBannerFor } from './refer-banner.ts';

type Props = { marketing: Marketing; media: PageMedia; visitor: Visitor; open: EnquiryOpener };

/** Refer and earn: signs up who is not verified (SECT-01), and leads the others to their launchpad (SECT-02). */
export function ReferBanner({ marketing, media, visitor, open }: Props) {
  const banner = referBannerFor(marketing, visitor);
  if (!banner) return null;
  return (
    <Banner
      id="refer"
      seed="refer"
      title={banner.title}
      picture={wideBannerPicture(media, banner)}
      text={
        <Stack gap={2}>
          {banner.sub_title && <Text as="span">{banner.sub_title}</Text>}
          {banner.usps.length > 0 && (
            <BadgeStrip
              quiet
              items={banner.usps.map(({ title, image, alt_image_name, bg_color }) => ({
                title,
                image,
                alt: alt_image_name,
                background: bg_color,
              }))}
            />
          )}
        </Stack>
      }
      action={
        visitor.verified ? (
          <Button size="large" href="/launchpad#refer-a-friend">
            Refer a friend
          </Button>
        ) : (
          <Button size="large" {...open('LOGIN', 'refer')}>
            Start referring Now!
          </Button>
        )
      }
    />
  );
}
