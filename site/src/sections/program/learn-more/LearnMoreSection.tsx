import { Clamp, Grid, Heading, Prose, Section, Stack } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Longer reading, each text folded; opening one folds the others (PAGE-23). */
export function LearnMoreSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="learn-more" tone={tone} title="Learn more before you decide">
      <Grid min={400} gap={5}>
        {page.sections.learnMore.map((item, at) => (
          <Stack key={item.id || at} gap={1.5}>
            {item.title && (
              <Heading level={3} size="h4">
                {item.title}
              </Heading>
            )}
            <Clamp group="learn-more" subject={item.title}>
              <Prose html={item.description} />
            </Clamp>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
