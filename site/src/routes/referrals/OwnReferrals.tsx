import { AsideLayout, Button, Card, Section } from '@prospectus/design-system';

import { type Own, ReferralOverview, ShareLink, useOwnReferrals } from '../../features/referrals/index.ts';
import { useRootData } from '../page/page-data.ts';
import { HowItWorks } from './HowItWorks.tsx';

/** The visitor's own referrals: with the page where it was made for one visitor, else asked for by the browser. */
export function OwnReferrals({ own: first }: { own: Own | undefined }) {
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
