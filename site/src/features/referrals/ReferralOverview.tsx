import type { Referral } from '@prospectus/contract';
import { REFERRAL } from '@prospectus/contract/constants';
import {
  Button,
  DataTable,
  DateTime,
  EmptyState,
  ErrorState,
  formatRupees,
  Picture,
  Price,
  Skeleton,
  Stack,
  StatStrip,
} from '@prospectus/design-system';

import type { OwnReferrals } from './own-referrals.ts';
import openWindow from './open-window.svg?no-inline';

type Props = { own: OwnReferrals | 'failed' | undefined; headingLevel: 2 | 3 };

/** The referrals of a lead with their status and reward (REFER-02), or their loading or error state. */
export function ReferralOverview({ own, headingLevel }: Props) {
  if (own === undefined)
    return (
      <div data-begin="">
        <Skeleton />
      </div>
    );
  if (own === 'failed')
    return (
      <ErrorState
        headingLevel={headingLevel}
        title="We couldn’t load your referrals"
        text="They’re safe. Please load the page again."
        action={
          <Button href="" variant="secondary" startIcon="refresh">
            Try again
          </Button>
        }
      />
    );
  if (own.list.length === 0)
    return (
      <EmptyState
        headingLevel={headingLevel}
        drawing={<Picture src={openWindow} alt="" width={240} height={170} />}
        title="You haven’t referred anyone yet."
        text={`Share your link, or send us a friend’s name and number. You get ${formatRupees(REFERRAL.rewardRupees)} when they confirm their number.`}
      />
    );
  return (
    <Stack gap={3}>
      <StatStrip
        label="Your referrals so far"
        items={[
          { title: 'Friends referred', value: String(own.count) },
          { title: 'Earned', value: formatRupees(own.rewardSum) },
        ]}
      />
      <DataTable
        caption="Friends you referred"
        columns={[
          { key: 'name', label: 'Name' },
          { key: 'phone', label: 'Phone' },
          { key: 'date', label: 'Referred on' },
          { key: 'status', label: 'Status' },
          { key: 'reward', label: 'Reward', align: 'end' },
        ]}
        rows={own.list.map(({ name, phone, created_at, status, reward }) => ({
          name,
          phone,
          date: <DateTime value={created_at} />,
          status: STATUS[status],
          reward: <Price amount={reward} />,
        }))}
      />
    </Stack>
  );
}

const STATUS: Record<Referral['status'], string> = {
  invited: 'Invited',
  enquired: 'Enquired',
  verified: 'Number confirmed',
};
