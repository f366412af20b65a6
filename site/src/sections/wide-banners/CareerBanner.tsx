import { Banner, Button } from '@prospectus/design-system';

import type { WideBannerProps } from './wide-banner-props.ts';

/** Asks to talk about work; a verified visitor has no counsellor button (SECT-04). */
export function CareerBanner({ banner, visitor, open, program }: WideBannerProps) {
  return (
    <Banner
      id="career"
      seed="career"
      title={banner.title}
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
