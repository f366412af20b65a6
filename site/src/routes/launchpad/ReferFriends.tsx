import { Button, Grid, Heading, Stack } from '@prospectus/design-system';

import { ReferForm, ReferralOverview, ShareLink, useOwnReferrals } from '../../features/referrals/index.ts';
import { type LaunchpadData, useActionResult, useRootData } from '../page/page-data.ts';

/** What a verified visitor refers with, and what it has come to (REFER-02, REFER-04). */
export function ReferFriends({ own: first, referred = false }: Pick<LaunchpadData, 'own' | 'referred'>) {
  const { own, reload } = useOwnReferrals(first);
  const posted = useActionResult();
  const { publicUrl = '', frame } = useRootData() ?? {};
  return (
    <Stack gap={4}>
      <Grid min={320} gap={5} align="start">
        <ReferForm posted={posted} done={referred} onReferred={() => void reload()} />
        {typeof own === 'object' && (
          <ShareLink
            label="Or share your link"
            link={`${publicUrl}/refurl?ref=${own.code}`}
            university={frame?.name ?? ''}
          />
        )}
      </Grid>
      <Stack gap={2}>
        <Heading level={3} size="h4">
          Your referrals
        </Heading>
        <ReferralOverview own={own} headingLevel={3} />
      </Stack>
      <div>
        <Button href="/referral-dashboard" variant="secondary">
          See your referrals
        </Button>
      </div>
    </Stack>
  );
}
