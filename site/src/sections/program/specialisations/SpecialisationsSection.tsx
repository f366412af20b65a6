import { CardRow, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../section-props.ts';
import { ProgramCard } from '../../ProgramCard.tsx';

/** Specialisations of the programme (PAGE-24). */
export function SpecialisationsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section
      id="specialisations"
      tone={tone}
      title="Specialisations you may take"
      intro="The same degree, read around one discipline."
    >
      <CardRow label="Specialisations" gridUpTo={3}>
        {page.sections.specialisations.map((item) => (
          <ProgramCard key={item.id} program={item} linkText="Know more" />
        ))}
      </CardRow>
    </Section>
  );
}
