import { CallFailed } from '@prospectus/contract/client';
import { signInForm } from '@prospectus/contract/forms';
import { Button, Callout, Heading, Link, Stack, Text } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { usePublicApi, useSession } from '../../providers/contexts.ts';
import { type TextKey, useText } from '../../texts/language-context.ts';
import { AccountForm, FIELDS, needsCode, useAccountForm } from './AccountForm.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** The sign-in page. A person who is still signed in is sent on at once. */
export function SignIn() {
  const text = useText();
  const login = useLogin();
  const [asksForCode, setAsksForCode] = useState(false);
  const unreachable = useExistingSession();
  const form = useAccountForm({ email: '', password: '' }, signInForm, ({ email, password, code }, set) =>
    login({ email, password, ...(code && { code }) }).catch((error: unknown) => {
      const needs = needsCode(error);
      if (needs) set({ code: '' });
      // The question for a code is no failure, a wrong one is.
      setAsksForCode(needs && code === undefined);
      throw error;
    }),
  );
  return (
    <SignedOutFrame>
      <title>{`${text('accounts.signIn.title')} · ${text('shell.console')}`}</title>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={1} size="h2">
            {text('shell.console')}
          </Heading>
          <Text tone="muted">{text('accounts.signIn.text')}</Text>
        </Stack>
        {form.failure && (
          <Callout tone={asksForCode ? 'info' : 'danger'} role="alert">
            {form.failure}
          </Callout>
        )}
        {!form.failure && unreachable && (
          <Callout tone="warning" role="status">
            {text('accounts.noAnswer')}
          </Callout>
        )}
        <AccountForm
          form={form}
          fields={{
            email: FIELDS.email,
            password: FIELDS.password,
            ...(form.values['code'] !== undefined && { code: FIELDS.code }),
          }}
          button="accounts.signIn.button"
          busy="accounts.signIn.busy"
        />
        <Text size="small">
          <Link href="/forgot-password">{text('accounts.signIn.forgotten')}</Link> {text('accounts.signIn.noAccount')}{' '}
          <Link href="/register">{text('accounts.signIn.askForOne')}</Link>
        </Text>
        <DemoAccounts onChoose={({ email, password }) => form.set({ email, password })} />
      </Stack>
    </SignedOutFrame>
  );
}

/** Navigates on while the refresh cookie is valid. Returns whether the server could not be reached. */
function useExistingSession(): boolean {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const [unreachable, setUnreachable] = useState(false);
  const next = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`;
  useEffect(() => {
    let isCurrent = true;
    session.user().then(
      () => isCurrent && void navigate(next, { replace: true }),
      (error: unknown) => isCurrent && setUnreachable(!(error instanceof CallFailed && error.status === 401)),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, navigate, next]);
  return unreachable;
}

type Account = { label: TextKey; email: string; password: string };

const ACCOUNTS: readonly Account[] = [
  { label: 'shell.roles.admin', email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  { label: 'shell.roles.eventCreator', email: 'events@prospectus.test', password: 'events-prospectus-2026' },
  { label: 'shell.roles.counsellor', email: 'counsellor@prospectus.test', password: 'counsellor-prospectus-2026' },
];

/** The demo accounts of `local` mode, recognised by its mock controls; nothing elsewhere. */
function DemoAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  const text = useText();
  const api = usePublicApi();
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // A recipient that cannot exist, so that the answer is empty.
    api('GET /mock/outbox', { query: { to: '-' }, signal: stop.signal }).then(
      () => setIsLocal(!stop.signal.aborted),
      () => undefined,
    );
    return () => stop.abort();
  }, [api]);
  if (!isLocal) return null;
  return (
    <Callout tone="info" title={text('accounts.signIn.demo')}>
      <Stack direction="row" gap={1}>
        {ACCOUNTS.map((account) => (
          <Button key={account.email} variant="quiet" size="small" onClick={() => onChoose(account)}>
            {text(account.label)}
          </Button>
        ))}
      </Stack>
    </Callout>
  );
}
