import { Section, Timeline } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** The career roadmap (PAGE-14). */
export function RoadmapSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="roadmap" tone={tone} title="Career options" intro="Roles you can apply for after the programme.">
      <Timeline items={page.sections.roadmap} />
    </Section>
  );
}
