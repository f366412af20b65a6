import { Card, Grid, Heading, Icon, Prose, Section, Stack, Text } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../section-props.ts';
import { ProgramFacts } from './ProgramFacts.tsx';

/** What the programme is, how long it takes and what is at its core (PAGE-12). */
export function AboutSection({ page, tone }: ProgramSectionProps) {
  const { about } = page.sections;
  return (
    <Section id="about" tone={tone} title={about.componentTitle}>
      <Stack gap={6}>
        <Grid min={400} gap={6}>
          <Prose html={about.description} />
          <ProgramFacts about={about} />
        </Grid>
        {about.keyContent.length > 0 && (
          <Grid as="ul" min={250}>
            {about.keyContent.map((item, at) => (
              <Card as="li" key={item.id || at}>
                <Stack gap={1.5}>
                  <Icon name={item.icon || 'mark'} size={28} />
                  <Heading level={3} size="h5">{item.title}</Heading>
                  <Text size="small" tone="muted">{item.description}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}
