import {
  BadgeStrip,
  Button,
  CountLinks,
  formatRupees,
  HeroCarousel,
  type HeroSlideContent,
  Stack,
  Text,
} from '@prospectus/design-system';
import { dayAndMonth, dayText } from '@prospectus/contract/intakes';
import { noBreak } from '../../lib/text.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import type { ReactNode } from 'react';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

type Props = Pick<UniversitySectionProps, 'kinds' | 'admission' | 'page'> & { actions: ReactNode };

/** The first screen as slides (SECT-10): the page itself, then the slides that staff entered. */
export function HeroSlides({ page, kinds = [], admission, actions }: Props) {
  const first: HeroSlideContent = {
    id: page.slug,
    title: page.title,
    text: page.short_description,
    action: (
      <Stack gap={2}>
        {admission && <Admission {...admission} />}
        <CountLinks label="Programmes by level" links={kinds} />
        <Stack direction="row" gap={1.5}>
          {actions}
        </Stack>
        <BadgeStrip quiet label="Recognition" items={page.sections.accreditations.map(({ title }) => ({ title }))} />
      </Stack>
    ),
    seed: page.slug,
    ...(page.bg_image && { picture: pictureOf(page.media, page.bg_image, page.alt_bg_image_name) }),
    headingLevel: 1,
  };
  const others = page.hero.map(({ id, title, sub_title, image, mobile_image, alt, link, link_label }) => ({
    id,
    title,
    text: sub_title,
    seed: link.split('/').at(-1) || title,
    ...(link && {
      action: (
        <Button size="large" href={link}>
          {link_label || 'Read more'}
        </Button>
      ),
    }),
    ...(image && {
      picture: pictureOf(page.media, image, alt, mobile_image),
    }),
  }));
  return <HeroCarousel label="Highlights" tone="paper" slides={[first, ...others]} />;
}

/** The lowest fee and the next intake. */
function Admission({ fee, intake }: NonNullable<Props['admission']>) {
  const facts = [
    fee !== undefined && `Fees from ${formatRupees(fee)}`,
    intake && `Next batch ${dayText(intake.starts_on)}, ${noBreak(`apply by ${dayAndMonth(intake.apply_by)}`)}`,
  ].filter(Boolean);
  return facts.length > 0 && <Text tabular>{facts.join(' · ')}</Text>;
}
