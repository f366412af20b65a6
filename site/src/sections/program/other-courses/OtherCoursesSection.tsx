import { CardRow, Fold, Link, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramCard } from '../../../features/program-cards/ProgramCard.tsx';

/** The way to the other programmes (PAGE-27); on phones behind one press, after the featured ones. */
export function OtherCoursesSection({ page, tone }: ProgramSectionProps) {
  const count = page.sections.otherCourses.length;
  return (
    <Section
      id="other-courses"
      data-print="no"
      tone={tone}
      title="Explore other courses"
      action={<Link href="/programmes">All programmes</Link>}
    >
      <Fold label={count === 1 ? 'See the other course' : `See ${count} other courses`}>
        <CardRow label="Other courses" cardWidth={340} gridUpTo={6} onPhones="list">
          {page.sections.otherCourses.map((item) => (
            <ProgramCard key={item.id} program={item} linkText="View" look="side" compact slimOnPhones />
          ))}
        </CardRow>
      </Fold>
    </Section>
  );
}
