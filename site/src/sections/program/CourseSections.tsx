import { CardRow, Fold, Grid, Link, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { ProgramCard } from '../../features/program-cards/ProgramCard.tsx';
import { openerProps } from '../../lib/openers.ts';

/** Specialisations (PAGE-24), with their duration if it differs; on a landing page 'Know more' opens the enquiry. */
export function SpecialisationsSection({ page, landing, tone }: ProgramSectionProps) {
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
              opener={landing ? openerProps('REGISTER', 'know-more', page.program) : undefined}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** Other programmes (PAGE-27), in a fold. */
export function OtherCoursesSection({ page, tone }: ProgramSectionProps) {
  const courses = firstCourses(page.sections);
  const count = courses.length;
  return (
    <Section
      id="other-courses"
      data-print="no"
      tone={tone}
      title="Explore other courses"
      action={<Link href="/programmes">All programmes</Link>}
    >
      <Fold on="always" label={count === 1 ? 'See the other course' : `See ${count} other courses`}>
        <CardRow label="Other courses" cardWidth={340} gridUpTo={6} onPhones="list">
          {courses.map((item) => (
            <ProgramCard
              key={item.id}
              // Small cards show only pictures that staff uploaded for them.
              program={{ ...item, program_thumbnail: item.program_thumbnail_one }}
              linkText="View"
              look="side"
              compact
              slimOnPhones
            />
          ))}
        </CardRow>
      </Fold>
    </Section>
  );
}

/** The others are on the page of all programmes. */
const MAX_COURSES = 6;

/** Courses with a small picture first, courses that the page already features last. */
function firstCourses({ otherCourses, featured }: ProgramSectionProps['page']['sections']) {
  const paths = new Set(featured.map(({ path }) => path));
  const rank = ({ program_thumbnail_one, path }: (typeof otherCourses)[number]) =>
    program_thumbnail_one !== '' ? 0 : paths.has(path) ? 2 : 1;
  return otherCourses.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_COURSES);
}

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
