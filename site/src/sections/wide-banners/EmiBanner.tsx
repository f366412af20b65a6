import { Banner, formatRupees } from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { wideBannerPicture } from '../../lib/picture-of.ts';
import type { WideBannerProps } from './wide-banner-props.ts';

/** The least one can pay a month without interest, in rupees (SECT-05). */
export function EmiBanner({ id = 'emi', amount, banner, media, ...rest }: WideBannerProps & { amount: number }) {
  return (
    <Banner
      id={id}
      seed="emi"
      title={banner.title.replace(/₹?\{amount\}/g, formatRupees(amount))}
      picture={wideBannerPicture(media, banner)}
      text={banner.sub_title}
      action={<ApplyAction label={banner.button} origin="emi" size="large" {...rest} />}
    />
  );
}
