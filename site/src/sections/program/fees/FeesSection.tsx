import { Section, Tabs } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { AUDIENCE, type Audience } from './audience.ts';
import { FeePanel } from './FeePanel.tsx';

/** The fee structure: the tab of international students is there only where they have a plan (PAGE-18). */
export function FeesSection({ page, visitor, open, landing, tone }: ProgramSectionProps) {
  const { feePlans } = page.sections.fees;
  const audiences: Audience[] = feePlans.some(({ isInternational }) => isInternational)
    ? ['indian', 'international']
    : ['indian'];
  return (
    <Section
      id="fees"
      tone={tone}
      title="What it costs, all included"
      intro={
        feePlans.length > 2
          ? 'One total for the whole programme, and several ways to pay it.'
          : 'One total for the whole programme.'
      }
    >
      <Tabs
        label="Whom the fees are for"
        tabs={audiences.map((audience) => ({
          id: audience,
          label: AUDIENCE[audience].tab,
          content: <FeePanel audience={audience} page={page} visitor={visitor} open={open} landing={landing} />,
        }))}
      />
    </Section>
  );
}
