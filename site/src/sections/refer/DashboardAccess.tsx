import type { Marketing, PageMedia } from '@prospectus/contract';
import { Button, Grid, Picture, Section, Text } from '@prospectus/design-system';

import { bannerPicture } from '../../lib/picture-of.ts';
import type { BandTone } from '../../lib/section-props.ts';

type Props = { banner: NonNullable<Marketing['dashboardAccess']>; media: PageMedia; tone: BandTone };

/** The way to the referral dashboard, for verified visitors (SECT-03). */
export function DashboardAccess({ banner, media, tone }: Props) {
  const picture = bannerPicture(media, banner, banner.alt_text);
  return (
    <Section
      id="dashboard-access"
      density="strip"
      tone={tone}
      title={banner.title}
      action={<Button href="/referral-dashboard">Refer &amp; Earn</Button>}
    >
      <Grid min={320} gap={4}>
        <Text tone="muted">See every friend you’ve referred, who has enquired, and how much you’ve earned.</Text>
        {/* In a cell of its own: the picture's sources would be cells too. */}
        {picture && (
          <div>
            <Picture seed="dashboard-access" {...picture} ratio={16 / 5} />
          </div>
        )}
      </Grid>
    </Section>
  );
}
