import { CardRow, Link, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramCard } from '../../../features/program-cards/ProgramCard.tsx';

/** The way to the other programmes (PAGE-27). */
export function OtherCoursesSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section
      id="other-courses"
      data-print="no"
      tone={tone}
      title="Explore other courses"
      action={<Link href="/programmes">All programmes</Link>}
    >
      <CardRow label="Other courses" cardWidth={260} gridUpTo={4} onPhones="short-list">
        {page.sections.otherCourses.map((item) => (
          <ProgramCard key={item.id} program={item} linkText="View" compact slimOnPhones />
        ))}
      </CardRow>
    </Section>
  );
}
