import { Fold, Grid, Heading, Section, Stack, Text } from '@prospectus/design-system';

import { ordinal } from '../../../lib/ordinal.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { capstoneOf, inOrderOfEntry } from '../../../lib/syllabus.ts';
import { creditsText } from './credits-text.ts';

/** How many subjects say what the start is like. */
const FIRST = 3;

/** What one learns, on a short landing page: how it starts and ends, and the subjects of each semester. */
export function SubjectsBrief({ page, tone }: Pick<ProgramSectionProps, 'page' | 'tone'>) {
  const { semesters, total_credits } = page.sections.structure;
  return (
    <Section
      id="structure"
      tone={tone}
      title="What you will study"
      intro={total_credits === null ? undefined : creditsText(total_credits, semesters.length)}
    >
      <Stack gap={2}>
        <Text>{fromStartToEnd(page)}</Text>
        <Fold label="All subjects by semester">
          <Grid as="ul" min={300} gap={2.5}>
            {semesters.map(({ id, semester, semester_data }, at) => (
              <li key={id || at}>
                <Stack gap={0.5}>
                  <Heading level={3} size="h5">
                    {`${ordinal(semester ?? at + 1)} semester`}
                  </Heading>
                  <Text size="small" tone="muted">
                    {namesOf(semester_data).join(' · ')}
                  </Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </Fold>
      </Stack>
    </Section>
  );
}

type Structure = ProgramSectionProps['page']['sections']['structure'];

const namesOf = (subjects: Structure['semesters'][number]['semester_data']): string[] =>
  inOrderOfEntry(subjects).map(({ subject_name }) => subject_name);

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function fromStartToEnd({ sections: { structure } }: Pick<ProgramSectionProps['page'], 'sections'>): string {
  const start = listed.format(namesOf(structure.semesters[0]?.semester_data ?? []).slice(0, FIRST));
  const end = capstoneOf(structure)?.subject_name;
  return `You start with ${start}${end ? `. You finish with your ${end}` : ''}.`;
}
