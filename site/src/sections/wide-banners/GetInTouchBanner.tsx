import { Banner } from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { wideBannerPicture } from '../../lib/picture-of.ts';
import type { WideBannerProps } from './wide-banner-props.ts';

/** The last word of a page (SECT-06). */
export function GetInTouchBanner({ banner, media, ...rest }: WideBannerProps) {
  return (
    <Banner
      id="get-in-touch"
      seed="get-in-touch"
      title={banner.title}
      picture={wideBannerPicture(media, banner)}
      text={rest.visitor.verified ? 'Continue on the admission portal from where you left off.' : banner.sub_title}
      action={<ApplyAction label={banner.button} origin="get-in-touch" size="large" {...rest} />}
    />
  );
}
