import { Fold, IconList, Section, Stack } from '@prospectus/design-system';

import { columnWidth } from '../../../lib/column-width.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Why choose us (PAGE-13). */
export function BenefitsSection({ page, tone }: ProgramSectionProps) {
  const { benefits } = page.sections;
  // Four are shown two by two, so that no single one is left in the last row.
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
