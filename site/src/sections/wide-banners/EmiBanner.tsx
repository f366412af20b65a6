import { Banner, formatRupees } from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import type { WideBannerProps } from './wide-banner-props.ts';

/** The least one can pay a month without interest, in rupees (SECT-05). */
export function EmiBanner({ amount, banner, ...rest }: WideBannerProps & { amount: number }) {
  return (
    <Banner
      id="emi"
      seed="emi"
      title={banner.title.replace(/₹?\{amount\}/g, formatRupees(amount))}
      text={banner.sub_title}
      action={<ApplyAction label={banner.button} origin="emi" size="large" {...rest} />}
    />
  );
}
