import {
  Card,
  Clamp,
  Fold,
  Grid,
  Heading,
  IconList,
  Prose,
  Section,
  Stack,
  Text,
  Timeline,
} from '@prospectus/design-system';
import type { ProgramSections } from '@prospectus/contract';

import { columnWidth, type ProgramSectionProps } from '../../lib/section-props.ts';
import { ordinal } from '../../lib/text.ts';

const CARDS_ON_PHONES = 2;

/** Description, duration and core contents of the programme (PAGE-12). */
export function AboutSection({ page, tone }: ProgramSectionProps) {
  const { about } = page.sections;
  const rest = about.keyContent.slice(CARDS_ON_PHONES);
  return (
    <Section id="about" tone={tone} title={about.componentTitle}>
      <Stack gap={3}>
        <Grid min={320} gap={4} rowGap={3} align="start">
          {about.description && (
            <Clamp on="phones" subject={about.componentTitle}>
              <Prose html={about.description} />
            </Clamp>
          )}
          {about.keyContent.length > 0 && (
            <div>
              <Card padding="large">
                <Stack gap={3}>
                  <IconList items={about.keyContent.slice(0, CARDS_ON_PHONES)} min={300} />
                  {rest.length > 0 && (
                    <Fold label={`${rest.length} more`}>
                      <IconList items={rest} min={300} />
                    </Fold>
                  )}
                </Stack>
              </Card>
            </div>
          )}
        </Grid>
        <Fold on="always" label="Duration, classes and start">
          <ProgramFacts about={about} />
        </Fold>
      </Stack>
    </Section>
  );
}

/** Duration, mode and start, without empty ones; eligibility is on the first screen. */
function ProgramFacts({ about }: { about: ProgramSections['about'] }) {
  const facts = [
    ['Duration', about.duration],
    ['How you study', about.mode],
    ['When it starts', about.next_start],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Grid as="dl" min={220} gap={2}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <Text as="dt" size="small" tone="muted">
            {term}
          </Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </Grid>
  );
}

/** Why choose us (PAGE-13). */
export function BenefitsSection({ page, tone }: ProgramSectionProps) {
  const { benefits } = page.sections;
  // Four are shown in two rows, so that no row has a single one.
  const inTwos = benefits.length % 3 === 1;
  const min = columnWidth(benefits);
  const first = inTwos ? Math.min(benefits.length, 4) : 3;
  const rest = benefits.slice(first);
  return (
    <Section id="benefits" tone={tone} title={`Why study with ${page.universityName}`}>
      <Stack gap={3}>
        <IconList items={benefits.slice(0, first)} min={min} />
        {rest.length > 0 && (
          <Fold label={rest.length === 1 ? 'One more reason' : `${rest.length} more reasons`}>
            <IconList items={rest} min={min} />
          </Fold>
        )}
      </Stack>
    </Section>
  );
}

/** The career roadmap (PAGE-14). */
export function RoadmapSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="roadmap" tone={tone} title="Career options" intro="Roles you can apply for after the programme.">
      <Timeline items={page.sections.roadmap} />
    </Section>
  );
}

/** Electives by group and semester (PAGE-17). */
export function ElectivesSection({ page, tone }: ProgramSectionProps) {
  const groups = sortGroups(page.sections.electives);
  const count = groups.reduce((sum, { elective_courses }) => sum + elective_courses.length, 0);
  return (
    <Section
      id="electives"
      tone={tone}
      title="Electives to choose from"
      intro={groups.length > 1 && `In ${listOf(groups.map(({ elective_name }) => elective_name))}.`}
    >
      <Fold on="always" label={`See all ${count} electives`}>
        <Grid min={250} gap={4}>
          {groups.map((group, at) => (
            <Stack key={group.id || at} gap={2}>
              <Heading level={3} size="h4">
                {group.elective_name}
              </Heading>
              {bySemester(group.elective_courses).map(({ semester, courses }) => (
                <div key={semester}>
                  <Text size="small" tone="muted">
                    {semester === null ? 'Any semester' : `${ordinal(semester)} semester`}
                  </Text>
                  <Prose>
                    <ul>
                      {courses.map((course, index) => (
                        <li key={course.id || index}>{course.subject_name}</li>
                      ))}
                    </ul>
                  </Prose>
                </div>
              ))}
            </Stack>
          ))}
        </Grid>
      </Fold>
    </Section>
  );
}

const listOf = (names: string[]) => new Intl.ListFormat('en-IN').format(names);

type Group = ProgramSections['electives'][number];
type Course = Group['elective_courses'][number];

/** Groups courses by semester, ascending (§9); courses without a semester are last. */
export function bySemester(courses: readonly Course[]): { semester: number | null; courses: Course[] }[] {
  const groups = Map.groupBy(courses, ({ semester }) => semester);
  return [...groups]
    .map(([semester, inSemester]) => ({ semester, courses: inSemester }))
    .toSorted((a, b) => (a.semester ?? Infinity) - (b.semester ?? Infinity));
}

/** Sorts groups by the first semester with a course. */
export function sortGroups(groups: readonly Group[]): Group[] {
  const first = ({ elective_courses }: Group) =>
    Math.min(Infinity, ...elective_courses.map(({ semester }) => semester ?? Infinity));
  return groups.toSorted((a, b) => (first(a) === first(b) ? 0 : first(a) - first(b)));
}
