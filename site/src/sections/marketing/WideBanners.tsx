import type { Marketing, PageMedia } from '@prospectus/contract';
import { Banner, Button, formatRupees } from '@prospectus/design-system';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { openerProps } from '../../lib/openers.ts';
import { wideBannerPicture } from '../../lib/picture-of.ts';
import type { Visitor } from '../../lib/section-props.ts';
import { emiAmount, type MarketingSectionProps, programOf } from './content.ts';

/** Asks for a call about careers; a verified visitor gets no button (SECT-04). */
export function CareerBanner({ page, visitor }: MarketingSectionProps) {
  const banner = page.marketing.wideBanners.career;
  const program = programOf(page);
  return (
    banner && (
      <Banner
        // University pages already have a section with the id `career`.
        id={program ? 'career' : 'career-banner'}
        seed="career"
        title={banner.title}
        picture={wideBannerPicture(page.media, banner)}
        text={banner.sub_title}
        action={
          visitor.verified ? undefined : (
            <Button size="large" {...openerProps('REGISTER', 'career', program)}>
              {banner.button}
            </Button>
          )
        }
      />
    )
  );
}

/** The lowest monthly payment without interest, in rupees (SECT-05). */
export function EmiBanner({ page, visitor }: MarketingSectionProps) {
  const banner = page.marketing.wideBanners.emi;
  const amount = emiAmount(page);
  const program = programOf(page);
  if (!banner || amount === undefined) return null;
  return (
    <Banner
      id={program ? 'emi' : 'emi-banner'}
      seed="emi"
      title={banner.title.replace(/₹?\{amount\}/g, formatRupees(amount))}
      picture={wideBannerPicture(page.media, banner)}
      text={banner.sub_title}
      action={<ApplyAction label={banner.button} origin="emi" size="large" visitor={visitor} program={program} />}
    />
  );
}

/** The last section of a page (SECT-06). */
export function GetInTouchSection({ page, visitor }: MarketingSectionProps) {
  const banner = page.marketing.wideBanners.get_in_touch;
  return banner && <GetInTouchBanner banner={banner} media={page.media} visitor={visitor} program={programOf(page)} />;
}

type GetInTouchProps = {
  banner: NonNullable<Marketing['wideBanners']['get_in_touch']>;
  media: PageMedia;
  visitor: Visitor;
  program?: { slug: string } | undefined;
};

export function GetInTouchBanner({ banner, media, ...action }: GetInTouchProps) {
  return (
    <Banner
      id="get-in-touch"
      seed="get-in-touch"
      title={banner.title}
      picture={wideBannerPicture(media, banner)}
      text={action.visitor.verified ? 'Continue on the admission portal from where you left off.' : banner.sub_title}
      action={<ApplyAction label={banner.button} origin="get-in-touch" size="large" {...action} />}
    />
  );
}
