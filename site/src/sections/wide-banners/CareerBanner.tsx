import { Banner, Button } from '@prospectus/design-system';

import { wideBannerPicture } from '../../lib/picture-of.ts';
import type { WideBannerProps } from './wide-banner-props.ts';

/** Asks to talk about work; a verified visitor has no counsellor button (SECT-04). */
export function CareerBanner({ id = 'career', banner, media, visitor, open, program }: WideBannerProps) {
  return (
    <Banner
      id={id}
      seed="career"
      title={banner.title}
      picture={wideBannerPicture(media, banner)}
      text={banner.sub_title}
      action={
        visitor.verified ? undefined : (
          <Button size="large" {...open('REGISTER', 'career', program)}>
            {banner.button}
          </Button>
        )
      }
    />
  );
}
