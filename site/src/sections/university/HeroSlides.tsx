import { BadgeStrip, Button, CountLinks, HeroCarousel, type HeroSlideContent, Stack } from '@prospectus/design-system';
import { pictureOf } from '../../lib/picture-of.ts';
import type { ReactNode } from 'react';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

type Props = Pick<UniversitySectionProps, 'kinds' | 'page'> & { actions: ReactNode };

/** The first screen in slides (SECT-10): the page itself, then the pages staff chose; without a picture a lattice is drawn. */
export function HeroSlides({ page, kinds = [], actions }: Props) {
  const first: HeroSlideContent = {
    id: page.slug,
    title: page.title,
    text: page.short_description,
    action: (
      <Stack gap={2}>
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
