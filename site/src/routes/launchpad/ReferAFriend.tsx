import type { Marketing } from '@prospectus/contract';
import { Button, IconList, Section, Stack } from '@prospectus/design-system';

import { openerProps } from '../../lib/openers.ts';

type Props = { banner: NonNullable<Marketing['preLoginReferral']>; verified: boolean };

/** The place of refer and earn on the launchpad (ROUTE-09). */
export function ReferAFriend({ banner, verified }: Props) {
  return (
    <Section id="refer-a-friend" tone="white" title={banner.title} intro={banner.sub_title}>
      <Stack gap={3}>
        <IconList
          items={banner.usps.map(({ title, image, alt_image_name, bg_color }) => ({
            title,
            icon: 'check',
            background: bg_color,
            ...(image && { image: { src: image, alt: alt_image_name } }),
          }))}
        />
        <div>
          {verified ? (
            <Button href="/referral-dashboard">See your referrals</Button>
          ) : (
            <Button {...openerProps('LOGIN', 'refer')}>Start referring Now!</Button>
          )}
        </div>
      </Stack>
    </Section>
  );
}
