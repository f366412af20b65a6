import { Card, Grid, IconList, Prose, Section, Stack } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramFacts } from './ProgramFacts.tsx';

/** What the programme is, how long it takes and what is at its core (PAGE-12). */
export function AboutSection({ page, tone }: ProgramSectionProps) {
  const { about } = page.sections;
  return (
    <Section id="about" tone={tone} title={about.componentTitle}>
      <Grid min={400} gap={6} align="start">
        <Stack gap={4}>
          {about.description && <Prose html={about.description} />}
          <ProgramFacts about={about} />
        </Stack>
        {about.keyContent.length > 0 && (
          <div>
            <Card padding="large">
              <IconList items={about.keyContent} min={400} />
            </Card>
          </div>
        )}
      </Grid>
    </Section>
  );
}
