import { Link, Section, Stack, Tabs, Text } from '@prospectus/design-system';
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
      title="What it costs in total"
      intro={
        feePlans.length > 2
          ? 'The total fee, and what you pay when, by plan.'
          : 'The total fee for the whole programme.'
      }
    >
      <Stack>
        <Tabs
          label="Who the fees are for"
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
            You seem to be outside India, so we’re showing the fees for international students first.
          </Text>
        )}
        {!landing && (
          <Link href={`/family${page.program.path}`} standalone>
            For your family: one page to send or print
          </Link>
        )}
      </Stack>
    </Section>
  );
}
