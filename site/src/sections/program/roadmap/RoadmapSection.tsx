import { Section, Timeline } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** The career roadmap (PAGE-14). */
export function RoadmapSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section
      id="roadmap"
      tone={tone}
      title="Where it can take you"
      intro="Directions our learners prepare for, with what each one asks of you."
    >
      <Timeline items={page.sections.roadmap} />
    </Section>
  );
}
