import { IconList, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Why choose us (PAGE-13). */
export function BenefitsSection({ page, tone }: ProgramSectionProps) {
  const { benefits } = page.sections;
  return (
    <Section id="benefits" tone={tone} title={`Why study with ${page.universityName}`}>
      {/* Four are shown two by two, so that no single one is left in the last row. */}
      <IconList items={benefits} min={benefits.length % 3 === 1 ? 440 : 300} />
    </Section>
  );
}
