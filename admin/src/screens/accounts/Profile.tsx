import { changePasswordForm, profileForm } from '@prospectus/contract/forms';
import { Callout, Grid, Stack } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';

import { DataForm, useDataForm } from '../../layout/DataForm.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useApi } from '../../providers/calls.ts';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { FIELDS } from './fields.ts';
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
  const form = useDataForm(initial, profileForm, async (names) => {
    await session.changeProfile(names);
    await queries.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
  });
  return (
    <Panel title={text('accounts.profile.details')}>
      <DataForm
        form={form}
        fields={{ firstName: FIELDS.firstName, lastName: FIELDS.lastName }}
        button="accounts.profile.save"
        done={text('accounts.profile.saved')}
      />
    </Panel>
  );
}

function Password() {
  const text = useText();
  const api = useApi();
  const empty = { current: '', next: '' };
  const form = useDataForm(empty, changePasswordForm, async (body, set) => {
    await api('POST /user/password', { body });
    set(empty);
  });
  return (
    <Panel title={text('accounts.profile.passwordTitle')}>
      <DataForm
        form={form}
        fields={{ current: FIELDS.currentPassword, next: FIELDS.newPassword }}
        button="accounts.profile.changePassword"
        done={text('accounts.profile.passwordChanged')}
      />
    </Panel>
  );
}
