import { Fold, Grid, Heading, Prose, Section, Stack, Text } from '@prospectus/design-system';

import { ordinal } from '../../../lib/ordinal.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { bySemester, sortGroups } from './by-semester.ts';

/** What a learner may choose from, by group and semester (PAGE-17). */
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
      <Fold label={`See all ${count} electives`}>
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
                      {courses.map((course, place) => (
                        <li key={course.id || place}>{course.subject_name}</li>
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
