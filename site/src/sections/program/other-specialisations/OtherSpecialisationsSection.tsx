import { CardRow, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramCard } from '../../../features/program-cards/ProgramCard.tsx';

/** The other specialisations of the same programme (PAGE-27). */
export function OtherSpecialisationsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="other-specialisations" data-print="no" tone={tone} title="Explore other specialisations">
      <CardRow label="Other specialisations" gridUpTo={3}>
        {page.sections.otherSpecialisations.map((item) => (
          <ProgramCard key={item.id} program={item} linkText="View" />
        ))}
      </CardRow>
    </Section>
  );
}
