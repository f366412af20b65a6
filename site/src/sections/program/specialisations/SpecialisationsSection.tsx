import { Grid, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramCard } from '../../../features/program-cards/ProgramCard.tsx';

/** Specialisations of the programme (PAGE-24), each with its duration where it is another; on a landing page 'Know more' asks for a call instead. */
export function SpecialisationsSection({ page, open, landing, tone }: ProgramSectionProps) {
  return (
    <Section
      id="specialisations"
      data-print="no"
      tone={tone}
      title="Specialisations you can choose"
      intro="The same degree, with a focus on one subject."
    >
      <Grid as="ul" min={440} gap={4} rowGap={0}>
        {page.sections.specialisations.map((item) => (
          <li key={item.id}>
            <ProgramCard
              program={item.duration === page.program.duration ? { ...item, duration: '' } : item}
              linkText="Know more"
              look="row"
              opener={landing ? open('REGISTER', 'know-more', page.program) : undefined}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
