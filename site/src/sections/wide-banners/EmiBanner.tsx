import { Banner, formatRupees } from '@prospectus/design-system';

import { ApplyAction } from '../ApplyAction.tsx';
import type { WideBannerProps } from './wide-banner-props.ts';

/** The least one can pay a month without interest, in rupees (SECT-05). */
export function EmiBanner({ amount, ...rest }: WideBannerProps & { amount: number }) {
  return (
    <Banner
      id="emi"
      seed="emi"
      title={`No cost EMI starting at ${formatRupees(amount)} only`}
      text="No interest and no processing fee: the monthly payments come to the same total."
      action={<ApplyAction label="Apply Now" origin="emi" size="large" {...rest} />}
    />
  );
}
