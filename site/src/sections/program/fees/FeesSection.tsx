import { Section, Tabs, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { useAbroad } from '../../../features/region/index.ts';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { AUDIENCE, type Audience } from './audience.ts';
import { FeePanel } from './FeePanel.tsx';

/**
 * The fee structure: the tab of international students is there only where they have a plan (PAGE-18). It comes first for
 * who seems to be abroad and has not chosen one.
 */
export function FeesSection({ page, visitor, open, landing, tone }: ProgramSectionProps) {
  const { feePlans } = page.sections.fees;
  const audiences: Audience[] = feePlans.some(({ isInternational }) => isInternational)
    ? ['indian', 'international']
    : ['indian'];
  const [chosen, setChosen] = useState<string>();
  const abroad = useAbroad(audiences.length > 1);
  const guessed = abroad && chosen === undefined;
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
        selectedId={chosen ?? (abroad ? 'international' : 'indian')}
        onChange={setChosen}
        tabs={audiences.map((audience) => ({
          id: audience,
          label: AUDIENCE[audience].tab,
          content: <FeePanel audience={audience} page={page} visitor={visitor} open={open} landing={landing} />,
        }))}
      />
      {guessed && (
        <Text size="small" tone="muted">
          You seem to be outside India, so the fees for international students are shown first.
        </Text>
      )}
    </Section>
  );
}
