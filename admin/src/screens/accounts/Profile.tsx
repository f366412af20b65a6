import { changePasswordForm, profileForm } from '@prospectus/contract/forms';
import {
  Button,
  Callout,
  Card,
  ConfirmDialog,
  Form,
  Grid,
  Heading,
  Stack,
  SubmitButton,
  Text,
  TextField,
} from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useSession } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { useAccountForm } from './use-account-form.ts';

/** A person's own account: name, password, sessions. */
export function Profile() {
  const text = useText();
  const { identity } = useGetIdentity();
  if (!identity) return <PageSkeleton />;
  return (
    <Stack gap={3}>
      <PageHeader title={text('accounts.profile.title')} subtitle={String(identity['email'])} />
      <Grid min={320} gap={3}>
        <Names firstName={String(identity['firstName'])} lastName={String(identity['lastName'])} />
        <Password />
        <Sessions />
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
    <Section title={text('accounts.profile.details')} state={state} done={text('accounts.profile.saved')}>
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
    </Section>
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
    <Section
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
    </Section>
  );
}

function Sessions() {
  const text = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState(false);
  const signOut = async () => {
    setAsks(false);
    setFailure(false);
    try {
      await session.signOutEverywhere();
      void navigate('/sign-out', { state: { signOut: true } });
    } catch {
      setFailure(true);
    }
  };
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {text('accounts.profile.sessions')}
        </Heading>
        {failure && (
          <Callout tone="danger" role="alert">
            {text('accounts.noAnswer')}
          </Callout>
        )}
        <Text>{text('accounts.profile.sessionsText')}</Text>
        <div>
          <Button variant="secondary" onClick={() => setAsks(true)}>
            {text('accounts.profile.signOutEverywhere')}
          </Button>
        </div>
        <ConfirmDialog
          open={asks}
          title={text('accounts.profile.signOutEverywhereTitle')}
          confirmLabel={text('accounts.profile.signOutEverywhere')}
          onCancel={() => setAsks(false)}
          onConfirm={() => void signOut()}
        >
          {text('accounts.profile.sessionsText')}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}

function Section({
  title,
  state,
  done,
  children,
}: {
  title: string;
  state: { step: string; failure?: string | undefined };
  done: string;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {title}
        </Heading>
        {state.failure && (
          <Callout tone="danger" role="alert">
            {state.failure}
          </Callout>
        )}
        <div role="status">{state.step === 'sent' && <Callout tone="success">{done}</Callout>}</div>
        {children}
      </Stack>
    </Card>
  );
}
