import {
  AsideLayout,
  Breadcrumbs,
  Button,
  Card,
  formatRupees,
  Hero,
  Section,
  Stack,
  Steps,
  Text,
} from '@prospectus/design-system';
import { REFERRAL } from '@prospectus/contract/constants';

import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { openerProps } from '../../lib/openers.ts';
import { type ReferralsData, usePageData, useRootData } from '../page/page-data.ts';
import { type OwnReferrals, useOwnReferrals } from '../../features/referrals/own-referrals.ts';
import { ReferralOverview } from '../../features/referrals/ReferralOverview.tsx';
import { ShareLink } from '../../features/referrals/ShareLink.tsx';

/** The referral dashboard (ROUTE-10); unverified visitors are invited to sign up. */
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

function OwnReferrals({ own: first }: { own: OwnReferrals | undefined }) {
  const { own } = useOwnReferrals(first);
  const { publicUrl = '', frame } = useRootData() ?? {};
  return (
    <>
      <Section
        id="referrals"
        headingLevel={1}
        title="Your referrals"
        intro="See who you’ve referred, who has enquired, and how much you’ve earned."
        action={<Button href="/launchpad#refer-a-friend">Refer a friend</Button>}
      >
        <AsideLayout
          aside={
            typeof own === 'object' ? (
              <Card>
                <ShareLink
                  label="Share your link"
                  link={`${publicUrl}/refurl?ref=${own.code}`}
                  university={frame?.name ?? ''}
                />
              </Card>
            ) : undefined
          }
        >
          <ReferralOverview own={own} headingLevel={2} />
        </AsideLayout>
      </Section>
      <HowItWorks />
    </>
  );
}

function HowItWorks() {
  const reward = formatRupees(REFERRAL.rewardRupees);
  return (
    <Section id="how" tone="white" title="How referring works">
      <Stack gap={3}>
        <Steps
          items={[
            {
              title: 'Tell a friend',
              description: 'Share your link by WhatsApp, or send us their name and number from your launchpad.',
            },
            {
              title: 'They ask us',
              description: 'A counsellor advises them for free. Your list shows them as “Enquired”.',
            },
            {
              title: 'They confirm their number',
              description: `They enter the OTP, and ${reward} is added to what you’ve earned.`,
            },
          ]}
        />
        <Text tone="muted">
          You can refer up to {REFERRAL.perLead} friends. If a friend doesn’t enquire, we delete their number after half
          a year.
        </Text>
      </Stack>
    </Section>
  );
}
