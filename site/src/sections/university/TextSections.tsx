import { AsideLayout, Card, IconList, InPageNav, Prose, Section, StatStrip, Text } from '@prospectus/design-system';

import { columnWidth, type UniversitySectionProps } from '../../lib/section-props.ts';
import { headingsOf } from '../../lib/rich-text.ts';

/** The university's text about itself. */
export function AboutUniversitySection({ about, tone }: UniversitySectionProps) {
  if (!about) return null;
  return (
    <Section id="university" tone={tone} title="Who we are">
      {about.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Section>
  );
}

export const HeadCountsSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="head-counts" density="strip" tone={tone} title="In numbers">
    <StatStrip items={page.sections.headCounts} />
  </Section>
);

export const BenefitsSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="benefits" tone={tone} title={`Why study with ${page.universityName}`}>
    <IconList items={page.sections.benefits} min={columnWidth(page.sections.benefits)} />
  </Section>
);

export const CareerSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="career" tone={tone} title="What we do for your career">
    <IconList items={page.sections.career} min={columnWidth(page.sections.career)} />
  </Section>
);

/** Fewer headings need no list. */
const LISTED_FROM = 4;

/** The page's text, with its headings if there are many, and the form for unverified visitors. */
export function TextSection({ page, tone, visitor, inlineForm }: UniversitySectionProps) {
  const { html, headings } = headingsOf(page.content);
  const isListed = headings.length >= LISTED_FROM;
  const form = visitor.verified ? undefined : inlineForm;
  const aside = (isListed || form) && (
    <>
      {isListed && <InPageNav column items={headings} />}
      {form && <Card tone="accent">{form}</Card>}
    </>
  );
  return (
    <Section id="content" tone={tone} title="Details" titleHidden>
      <AsideLayout desktopOnly aside={aside || undefined}>
        <Prose html={html} />
      </AsideLayout>
    </Section>
  );
}
