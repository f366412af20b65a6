import type { Marketing } from '@prospectus/contract';
import { Button, Section, Text } from '@prospectus/design-system';

import type { BandTone } from '../../lib/section-props.ts';

type Props = { banner: NonNullable<Marketing['dashboardAccess']>; tone: BandTone };

/** The way to the referral dashboard, for verified visitors (SECT-03). */
export function DashboardAccess({ banner, tone }: Props) {
  return (
    <Section
      id="dashboard-access"
      density="strip"
      tone={tone}
      title={banner.title}
      action={<Button href="/referral-dashboard">Refer &amp; Earn</Button>}
    >
      <Text tone="muted">Every friend you referred, how far they have come, and what it brought you.</Text>
    </Section>
  );
}
