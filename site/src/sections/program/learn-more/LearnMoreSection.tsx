import { Clamp, Fold, Grid, Heading, Prose, Section, Stack } from '@prospectus/design-system';

import type { ProgramSections } from '@prospectus/contract';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** On phones the others are behind one press. */
const FIRST = 2;

/** Longer reading, each text folded; opening one folds the others (PAGE-23). */
export function LearnMoreSection({ page, tone }: ProgramSectionProps) {
  const { learnMore } = page.sections;
  const rest = learnMore.slice(FIRST);
  return (
    <Section id="learn-more" data-print="no" tone={tone} title="Learn more before you decide">
      <Stack gap={2}>
        <Texts items={learnMore.slice(0, FIRST)} />
        {rest.length > 0 && (
          <Fold label={rest.length === 1 ? `More: ${rest[0]?.title}` : `${rest.length} more topics`}>
            <Texts items={rest} />
          </Fold>
        )}
      </Stack>
    </Section>
  );
}

const Texts = ({ items }: { items: ProgramSections['learnMore'] }) => (
  <Grid min={400} gap={4} rowGap={3}>
    {items.map((item, at) => (
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
);
