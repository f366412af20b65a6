import { changePasswordForm, profileForm } from '@prospectus/contract/forms';
import { Callout, Form, Grid, Stack, SubmitButton, TextField } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useSession } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A person's own account: name, password, sessions. */
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
  const contractText = useContractText();
  const session = useSession();
  const queries = useQueryClient();
  const { values, field, state, submit } = useAccountForm(initial, profileForm, async (names) => {
    await session.changeProfile(names);
    await queries.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
  });
  return (
    <ProfileSection title={text('accounts.profile.details')} state={state} done={text('accounts.profile.saved')}>
      <Form
        onSubmit={submit}
        actions={
          <SubmitButton busy={state.step === 'sending'} busyLabel={text('accounts.profile.saving')}>
            {text('accounts.profile.save')}
          </SubmitButton>
        }
      >
        <TextField
          label={text('accounts.firstName')}
          autoComplete="given-name"
          {...field('firstName', contractText)}
          value={values.firstName}
        />
        <TextField
          label={text('accounts.lastName')}
          autoComplete="family-name"
          {...field('lastName', contractText)}
          value={values.lastName}
        />
      </Form>
    </ProfileSection>
  );
}

function Password() {
  const text = useText();
  const contractText = useContractText();
  const session = useSession();
  const { values, field, state, submit, reset } = useAccountForm(
    { current: '', next: '' },
    changePasswordForm,
    async (form) => {
      await session.changePassword(form);
      reset();
    },
  );
  return (
    <ProfileSection
      title={text('accounts.profile.passwordTitle')}
      state={state}
      done={text('accounts.profile.passwordChanged')}
    >
      <Form
        onSubmit={submit}
        actions={
          <SubmitButton busy={state.step === 'sending'} busyLabel={text('accounts.profile.saving')}>
            {text('accounts.profile.changePassword')}
          </SubmitButton>
        }
      >
        <TextField
          type="password"
          label={text('accounts.profile.current')}
          autoComplete="current-password"
          {...field('current', contractText)}
          value={values.current}
        />
        <TextField
          type="password"
          label={text('accounts.newPassword')}
          help={text('accounts.reset.help')}
          autoComplete="new-password"
          {...field('next', contractText)}
          value={values.next}
        />
      </Form>
    </ProfileSection>
  );
}
