import { IconList, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../section-props.ts';

/** Why choose us (PAGE-13). */
export function BenefitsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="benefits" tone={tone} title={`Why study with ${page.universityName}`}>
      <IconList items={page.sections.benefits} min={300} />
    </Section>
  );
}
