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
      intro="Whom you referred, how far they have come, and what it brought you."
      action={<Button href="/launchpad#refer-a-friend">Refer a friend</Button>}
    >
      <ReferralOverview
        own={own}
        headingLevel={2}
        emptyText="You have not referred anybody yet. Begin on your launchpad."
      />
    </Section>
  );
}
