import { Breadcrumbs, Button, Hero } from '@prospectus/design-system';

import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { type ReferralsData, usePageData } from '../page/page-data.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { OwnReferrals } from './OwnReferrals.tsx';

/** The referral dashboard (ROUTE-10): who is not verified is asked to sign up. */
export function ReferralsRoute() {
  const { verified } = useVisitor();
  const data = usePageData<ReferralsData>();
  if (verified) return <OwnReferrals own={data?.own} />;
  return (
    <>
      <section id="referrals" aria-label="Your referrals">
        <Hero
          seed="referral-dashboard"
          eyebrow={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Your referrals' }]} />}
          title="Sign up to see your referrals"
          lead="Only you can see who you’ve referred and how much you’ve earned. Sign up with your mobile number and the OTP we send you."
          actions={
            <Button size="large" {...openerProps('LOGIN', 'referral-dashboard')}>
              Sign up or sign in
            </Button>
          }
        />
      </section>
      <HowItWorks />
    </>
  );
}
