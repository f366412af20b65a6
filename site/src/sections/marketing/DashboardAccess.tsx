import type { Marketing, PageMedia } from '@prospectus/contract';
import { Button, Grid, Picture, Section, Text } from '@prospectus/design-system';

import { bannerPicture } from '../../lib/picture-of.ts';
import type { BandTone, ProgramSectionProps } from '../../lib/section-props.ts';

type Props = { banner: NonNullable<Marketing['dashboardAccess']>; media: PageMedia; tone: BandTone };

/** Link to the referral dashboard, for verified visitors (SECT-03). */
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
        {/* The wrapper keeps the picture's sources out of the grid. */}
        {picture && (
          <div>
            <Picture seed="dashboard-access" {...picture} ratio={16 / 5} />
          </div>
        )}
      </Grid>
    </Section>
  );
}

/** The same on a programme's page. */
export function DashboardAccessSection({ page, tone }: ProgramSectionProps) {
  const banner = page.marketing.dashboardAccess;
  return banner && <DashboardAccess banner={banner} media={page.media} tone={tone} />;
}
