import { Button, Card, Section, Stack, Text } from '@prospectus/design-system';

import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { type ReferralsData, usePageData } from '../page/page-data.ts';
import { OwnReferrals } from './OwnReferrals.tsx';

/** The referral dashboard (ROUTE-10): who is not verified is asked to sign up. */
export function ReferralsRoute() {
  const { verified } = useVisitor();
  const data = usePageData<ReferralsData>();
  if (verified) return <OwnReferrals own={data?.own} />;
  return (
    <Section id="referrals" headingLevel={1} size="text" title="Sign up to see your referrals">
      <Card>
        <Stack gap={3} align="start">
          <Text>
            Only you can see who you’ve referred and how much you’ve earned. Sign up with your mobile number and the
            one-time code we send you.
          </Text>
          <Button {...openerProps('LOGIN', 'referral-dashboard')}>Sign up or sign in</Button>
        </Stack>
      </Card>
    </Section>
  );
}
