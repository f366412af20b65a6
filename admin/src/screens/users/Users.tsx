import type { UserRecord } from '@prospectus/contract';
import { EmptyState, ErrorState, Grid, Stack } from '@prospectus/design-system';
import { PageLinks } from '@prospectus/design-system/console';
import { useGetList } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { failureInstead } from '../../layout/failure-instead.ts';
import { useAddress } from '../../layout/use-address.ts';
import { Allowed } from '../../records/Allowed.tsx';
import { ListSkeleton } from '../../lists/ListSkeleton.tsx';
import { useContractText, useText } from '../../texts/language-context.ts';
import { InviteButton } from './InviteButton.tsx';
import { UserTable } from './UserTable.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { WaitingPeople } from './WaitingPeople.tsx';

const PER_PAGE = 25;
const WAITING_SHOWN = 20;

/** User Management: who waits for a role, and all staff. */
export function Users() {
  return (
    <Allowed resource="users" action="list" waiting={<PageSkeleton />}>
      <People />
    </Allowed>
  );
}

function People() {
  const text = useText();
  const contractText = useContractText();
  const changes = useUserChanges();
  const { get, change, page, href } = useAddress();
  const q = get('q');
  const waiting = useGetList<UserRecord>(
    'users',
    {
      filter: { waiting: true },
      sort: { field: 'email_verified', order: 'DESC' },
      pagination: { page: 1, perPage: WAITING_SHOWN },
    },
    { refetchInterval: 60_000 },
  );
  const staff = useGetList<UserRecord>('users', {
    filter: { waiting: false, ...(q && { q }) },
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page, perPage: PER_PAGE },
  });
  const failure = failureInstead(staff.error, staff.data) ?? failureInstead(waiting.error, waiting.data);
  const refetch = () => {
    void staff.refetch();
    void waiting.refetch();
  };
  const isLoading = staff.isPending || waiting.isPending;
  return (
    <Stack gap={3}>
      <PageHeader title={text('shell.menu.users')} count={staff.total} actions={<InviteButton />} />
      {failure ? (
        <ErrorState title={text('users.notLoaded')} text={contractText(failure.message)} onRetry={refetch} />
      ) : (
        <div aria-busy={isLoading || undefined}>
          <Stack gap={3}>
            {!isLoading && <WaitingPeople people={waiting.data ?? []} total={waiting.total ?? 0} changes={changes} />}
            <Grid min={320}>
              <SearchField
                label={text('users.search')}
                value={q}
                onChange={(words) => change({ q: words, page: undefined })}
              />
            </Grid>
            {isLoading && <ListSkeleton />}
            {!isLoading && staff.data && staff.data.length > 0 && <UserTable people={staff.data} changes={changes} />}
            {!isLoading && staff.data?.length === 0 && (
              <EmptyState title={text('users.nobody')} text={text('users.nobodyText')} />
            )}
            <PageLinks
              page={page}
              pages={Math.ceil((staff.total ?? 0) / PER_PAGE)}
              href={(to) => href('/users', { page: String(to) })}
            />
          </Stack>
        </div>
      )}
    </Stack>
  );
}
