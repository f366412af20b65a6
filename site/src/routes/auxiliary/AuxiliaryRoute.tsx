import {
  AsideLayout,
  Breadcrumbs,
  Button,
  CardRow,
  Hero,
  iconNames,
  Prose,
  Section,
  Ticker,
} from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { leadOf } from '../../lib/rich-text.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { ProgramCard } from '../../features/program-cards/ProgramCard.tsx';
import { GetInTouchBanner } from '../../sections/marketing/WideBanners.tsx';
import { type AuxiliaryData, auxiliaryCrumbs, usePageData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';
import { SideLeadCard } from './SideLeadCard.tsx';

/** An auxiliary page: banner, icon links, text, related courses (AUX-01 to AUX-05). */
export function AuxiliaryRoute() {
  const data = usePageData<AuxiliaryData>();
  return data ? <AuxiliaryPage {...data} /> : <NotFound />;
}

/** `children` are between banner and text. */
type Props = AuxiliaryData & { children?: ReactNode };

/** The content of an auxiliary page; a page of text ends with a banner. */
export function AuxiliaryPage({ page, isWindow, parent, banner, interests, course, children }: Props) {
  const { verified } = useVisitor();
  const picture = page.bg_image ? pictureOf(page.media, page.bg_image, page.alt_bg_image_name) : undefined;
  const { lead, rest } = leadOf(page.content);
  const crumbs = auxiliaryCrumbs(page, parent).map(({ name, path }) => ({ label: name, href: path }));
  return (
    <>
      <section id="banner" aria-label={page.title}>
        {page.promotional_text && (
          <Ticker>
            <div dangerouslySetInnerHTML={{ __html: page.promotional_text }} />
          </Ticker>
        )}
        <Hero
          title={page.title}
          seed={page.slug}
          {...(isWindow ? { window: picture } : { picture })}
          lead={lead && <span dangerouslySetInnerHTML={{ __html: lead }} />}
          eyebrow={<Breadcrumbs items={crumbs} />}
          actions={<IconLinks page={page} />}
        />
      </section>
      {children}
      <Section id="content" tone="white" title="Details" titleHidden>
        <AsideLayout
          desktopOnly
          aside={verified ? undefined : <SideLeadCard page={page} interests={interests} course={course} />}
        >
          <Prose html={rest} />
        </AsideLayout>
      </Section>
      {page.otherPrograms.length > 0 && (
        <Section id="related" title="Related courses">
          <CardRow label="Related courses" cardWidth={280} gridUpTo={4}>
            {page.otherPrograms.map((program) => (
              <ProgramCard key={program.id} program={program} linkText="View" compact />
            ))}
          </CardRow>
        </Section>
      )}
      {page.disclaimer && (
        <Section id="disclaimer" density="strip" tone="white" title="Disclaimer">
          <Prose html={page.disclaimer} />
        </Section>
      )}
      {banner && !children && <GetInTouchBanner banner={banner} media={page.media} visitor={{ verified }} />}
    </>
  );
}

const NUMBERS = [1, 2, 3] as const;

/** Up to three links with icons; they open in a new tab (AUX-02). */
function IconLinks({ page }: { page: AuxiliaryData['page'] }) {
  return NUMBERS.map((n) => {
    const [href, icon, title] = [page[`link${n}`], page[`icon${n}`], page[`link${n}_title`]];
    if (!href) return null;
    const iconName = iconNames.find((name) => name === icon);
    return (
      <Button
        key={n}
        variant="secondary"
        size="small"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={iconName}
      >
        {!iconName && icon && <img src={icon} alt="" width={20} height={20} loading="lazy" />}
        {title || new URL(href, 'https://site.example').hostname}
      </Button>
    );
  });
}
