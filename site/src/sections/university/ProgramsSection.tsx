import { EmptyState, Grid, Section, Tabs } from '@prospectus/design-system';

import { ProgramCard } from '../../features/program-cards/ProgramCard.tsx';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { programGroups } from './program-groups.ts';

/** Every programme, by type. */
export function ProgramsSection({ page, tone }: UniversitySectionProps) {
  const groups = programGroups(page.programs);
  return (
    <Section
      id="programmes"
      tone={tone}
      title="Find your programme"
      intro="Every programme is online, with live classes and recordings you can watch again."
    >
      {groups.length === 0 ? (
        <EmptyState
          icon="book"
          title="No Programs Available"
          text="We’re preparing new programmes. Please check again soon."
        />
      ) : (
        <Tabs
          label="Type of programme"
          tabs={groups.map(({ id, label, programs }) => ({
            id,
            label: `${label} (${programs.length})`,
            content: (
              <Grid as="ul" min={programs.length > 4 ? 260 : 210}>
                {programs.map((program) => (
                  <li key={program.id}>
                    {/* The tab has said the type. */}
                    <ProgramCard program={{ ...program, label: '' }} linkText="View" />
                  </li>
                ))}
              </Grid>
            ),
          }))}
        />
      )}
    </Section>
  );
}
