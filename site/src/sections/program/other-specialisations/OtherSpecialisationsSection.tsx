import { Grid, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramCard } from '../../../features/program-cards/ProgramCard.tsx';

/** The other specialisations of the same programme (PAGE-27). */
export function OtherSpecialisationsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="other-specialisations" data-print="no" tone={tone} title="Explore other specialisations">
      <Grid as="ul" min={440} gap={4} rowGap={0}>
        {page.sections.otherSpecialisations.map((item) => (
          <li key={item.id}>
            <ProgramCard
              program={item.duration === page.program.duration ? { ...item, duration: '' } : item}
              linkText="View"
              look="row"
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
