import { Card, Clamp, Fold, Grid, IconList, Prose, Section, Stack } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { ProgramFacts } from './ProgramFacts.tsx';

/** Cards in sight on a phone. */
const FIRST = 2;

/** What the programme is, how long it takes and what is at its core (PAGE-12). */
export function AboutSection({ page, tone }: ProgramSectionProps) {
  const { about } = page.sections;
  const rest = about.keyContent.slice(FIRST);
  return (
    <Section id="about" tone={tone} title={about.componentTitle}>
      <Stack gap={3}>
        <Grid min={400} gap={4} rowGap={3} align="start">
          {about.description && (
            <Clamp on="phones" subject={about.componentTitle}>
              <Prose html={about.description} />
            </Clamp>
          )}
          {about.keyContent.length > 0 && (
            <div>
              <Card padding="large">
                <Stack gap={3}>
                  <IconList items={about.keyContent.slice(0, FIRST)} min={400} />
                  {rest.length > 0 && (
                    <Fold label={`${rest.length} more`}>
                      <IconList items={rest} min={400} />
                    </Fold>
                  )}
                </Stack>
              </Card>
            </div>
          )}
        </Grid>
        <Fold label="Duration, classes and start">
          <ProgramFacts about={about} />
        </Fold>
      </Stack>
    </Section>
  );
}
