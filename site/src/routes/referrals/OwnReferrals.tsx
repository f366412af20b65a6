import type { Referral } from '@prospectus/contract';
import {
  Button,
  DataTable,
  DateTime,
  ErrorState,
  formatRupees,
  Price,
  Section,
  Skeleton,
  Stack,
  StatStrip,
} from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';

type Own = { list: readonly Referral[]; count: number; rewardSum: number };

/** The visitor's own referrals; the page is the same for everyone verified, so the browser asks for them. */
export function OwnReferrals() {
  const [own, setOwn] = useState<Own | 'failed'>();
  useEffect(() => {
    Promise.all([api('referralList'), api('referralSum')]).then(
      ([list, sum]) => setOwn({ list: list.data, ...sum.data }),
      () => setOwn('failed'),
    );
  }, []);
  return (
    <Section
      id="referrals"
      headingLevel={1}
      title="Your referrals"
      intro="Whom you referred, how far they have come, and what it brought you."
      action={<Button href="/launchpad#refer-a-friend">Refer a friend</Button>}
    >
      {own === undefined && (
        <div data-begin="">
          <Skeleton />
        </div>
      )}
      {own === 'failed' && (
        <ErrorState
          headingLevel={2}
          title="Your referrals did not arrive"
          text="Nothing is lost. Please load the page again."
          action={
            <Button href="" variant="secondary" startIcon="refresh">
              Try again
            </Button>
          }
        />
      )}
      {typeof own === 'object' && <Overview {...own} />}
    </Section>
  );
}

function Overview({ list, count, rewardSum }: Own) {
  return (
    <Stack gap={3}>
      <StatStrip
        items={[
          { title: 'Friends referred', value: String(count) },
          { title: 'Earned', value: formatRupees(rewardSum) },
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
        rows={list.map(({ name, phone, created_at, status, reward }) => ({
          name,
          phone,
          date: <DateTime value={created_at} />,
          status: STATUS[status],
          reward: <Price amount={reward} />,
        }))}
        emptyText="You have not referred anybody yet. Begin on your launchpad."
      />
    </Stack>
  );
}

const STATUS: Record<Referral['status'], string> = {
  invited: 'Invited',
  enquired: 'Has enquired',
  verified: 'Has confirmed the number',
};
