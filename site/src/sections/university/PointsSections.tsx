import { IconList, Section, StatStrip } from '@prospectus/design-system';

import { columnWidth } from '../../lib/column-width.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** The university in figures. */
export const HeadCountsSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="head-counts" density="strip" tone={tone} title="In numbers">
    <StatStrip items={page.sections.headCounts} />
  </Section>
);

/** Why the university. */
export const BenefitsSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="benefits" tone={tone} title={`Why study with ${page.universityName}`}>
    <IconList items={page.sections.benefits} min={columnWidth(page.sections.benefits)} />
  </Section>
);

/** What the university does for careers. */
export const CareerSection = ({ page, tone }: UniversitySectionProps) => (
  <Section id="career" tone={tone} title="What we do for your career">
    <IconList items={page.sections.career} min={columnWidth(page.sections.career)} />
  </Section>
);
