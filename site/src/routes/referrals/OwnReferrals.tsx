import { Button, Section } from '@prospectus/design-system';

import { type Own, ReferralOverview, useOwnReferrals } from '../../features/referrals/index.ts';

/** The visitor's own referrals: with the page where it was made for one visitor, else asked for by the browser. */
export function OwnReferrals({ own: first }: { own: Own | undefined }) {
  const { own } = useOwnReferrals(first);
  return (
    <Section
      id="referrals"
      headingLevel={1}
      title="Your referrals"
      intro="See who you’ve referred, who has enquired, and how much you’ve earned."
      action={<Button href="/launchpad#refer-a-friend">Refer a friend</Button>}
    >
      <ReferralOverview
        own={own}
        headingLevel={2}
        emptyText="You haven’t referred anyone yet. Start on your launchpad."
      />
    </Section>
  );
}
