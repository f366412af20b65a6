import { Section, StatStrip } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { pairHighlights } from './pair-highlights.ts';

/** The programme in figures. */
export function HighlightsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="highlights" density="strip" tone={tone} title="In numbers">
      <StatStrip items={pairHighlights(page)} />
    </Section>
  );
}
