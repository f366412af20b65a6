import { changePasswordForm, profileForm } from '@prospectus/contract/forms';
import { Callout, Grid, Stack } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { AccountForm, FIELDS, ProfileSection, useAccountForm } from './AccountForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactor } from './SecondFactor.tsx';

export function Profile() {
  const text = useText();
  const { identity } = useGetIdentity();
  const session = useSession();
  const needsSecondFactor = useSyncExternalStore(session.onInterruption, session.needsSecondFactor);
  if (!identity) return <PageSkeleton />;
  return (
    <Stack gap={3}>
      <PageHeader title={text('accounts.profile.title')} subtitle={String(identity['email'])} />
      {needsSecondFactor && (
        <Callout role="status" tone="warning">
          {text('accounts.secondFactor.needed')}
        </Callout>
      )}
      <Grid min={320} gap={3}>
        <Names firstName={String(identity['firstName'])} lastName={String(identity['lastName'])} />
        <Password />
        <SecondFactor />
        <OwnSessions />
      </Grid>
    </Stack>
  );
}

function Names(initial: { firstName: string; lastName: string }) {
  const text = useText();
  const session = useSession();
  const queries = useQueryClient();
  const form = useAccountForm(initial, profileForm, async (names) => {
    await session.changeProfile(names);
    await queries.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
  });
  return (
    <ProfileSection title={text('accounts.profile.details')} form={form} done={text('accounts.profile.saved')}>
      <AccountForm
        form={form}
        fields={{ firstName: FIELDS.firstName, lastName: FIELDS.lastName }}
        button="accounts.profile.save"
      />
    </ProfileSection>
  );
}

function Password() {
  const text = useText();
  const session = useSession();
  const form = useAccountForm({ current: '', next: '' }, changePasswordForm, async (passwords, set) => {
    await session.changePassword(passwords);
    set({ current: '', next: '' });
  });
  return (
    <ProfileSection
      title={text('accounts.profile.passwordTitle')}
      form={form}
      done={text('accounts.profile.passwordChanged')}
    >
      <AccountForm
        form={form}
        fields={{ current: FIELDS.currentPassword, next: FIELDS.newPassword }}
        button="accounts.profile.changePassword"
      />
    </ProfileSection>
  );
}
