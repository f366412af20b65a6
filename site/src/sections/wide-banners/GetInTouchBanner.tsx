import { Banner } from '@prospectus/design-system';

import { ApplyAction } from '../ApplyAction.tsx';
import type { WideBannerProps } from './wide-banner-props.ts';

/** The last word of a page (SECT-06). */
export function GetInTouchBanner(props: WideBannerProps) {
  return (
    <Banner
      id="get-in-touch"
      seed="get-in-touch"
      title="Ready to Take the Next Step?"
      text={
        props.visitor.verified
          ? 'Your application is where you left it on the admission portal.'
          : 'Leave your number and a counsellor calls you back, answers your questions and helps you apply.'
      }
      action={<ApplyAction label="Get in touch" origin="get-in-touch" size="large" {...props} />}
    />
  );
}
