import type { Marketing, PageMedia } from '@prospectus/contract';
import { Banner, Button, formatRupees } from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { wideBannerPicture } from '../../lib/picture-of.ts';
import type { EnquiryOpener, Visitor } from '../../lib/section-props.ts';

/** What every wide banner is given; without a programme it is on a page of the university. */
type WideBannerProps = {
  /** The words staff gave it. */
  banner: NonNullable<Marketing['wideBanners']['career']>;
  media: PageMedia;
  visitor: Visitor;
  open: EnquiryOpener;
  /** Its anchor, where a page has another section of its usual one. */
  id?: string;
  program?: { slug: string } | undefined;
};

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
