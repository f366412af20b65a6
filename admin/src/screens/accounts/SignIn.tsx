import { CallFailed } from '@prospectus/contract/client';
import { fieldErrors, signInForm } from '@prospectus/contract/forms';
import { Button, Callout, Form, Heading, Link, Stack, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { usePublicApi, useSession } from '../../providers/contexts.ts';
import { type TextKey, useContractText, useText } from '../../texts/language-context.ts';
import { CodeField } from './CodeField.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';
import { needsCode } from './needs-code.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

/** The sign-in page. A person who is still signed in is sent on at once. */
export function SignIn() {
  const text = useText();
  const contractText = useContractText();
  const signInFailure = useSignInFailure();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [asksForCode, setAsksForCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const unreachable = useExistingSession();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = signInForm.safeParse({ email, password, ...(code && { code }) });
    setFailure(undefined);
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;
    setBusy(true);
    try {
      await login(parsed.data);
    } catch (error) {
      const asks = needsCode(error);
      if (asks) setCode('');
      // A wrong code is a failure, the question for one is none.
      setAsksForCode(asks && code === undefined);
      setFailure(signInFailure(error));
      setBusy(false);
    }
  };

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
        {failure && (
          <Callout tone={asksForCode ? 'info' : 'danger'} role="alert">
            {failure}
          </Callout>
        )}
        {!failure && unreachable && (
          <Callout tone="warning" role="status">
            {text('accounts.noAnswer')}
          </Callout>
        )}
        <Form
          onSubmit={(event) => void submit(event)}
          actions={
            <SubmitButton busy={busy} busyLabel={text('accounts.signIn.busy')}>
              {text('accounts.signIn.button')}
            </SubmitButton>
          }
        >
          <TextField
            name="email"
            type="email"
            label={text('accounts.email')}
            autoComplete="username"
            value={email}
            error={wrong['email'] && contractText(wrong['email'])}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            name="password"
            type="password"
            label={text('accounts.password')}
            autoComplete="current-password"
            value={password}
            error={wrong['password'] && contractText(wrong['password'])}
            onChange={(event) => setPassword(event.target.value)}
          />
          {code !== undefined && <CodeField value={code} onChange={setCode} />}
        </Form>
        <Text size="small">
          <Link href="/forgot-password">{text('accounts.signIn.forgotten')}</Link> {text('accounts.signIn.noAccount')}{' '}
          <Link href="/register">{text('accounts.signIn.askForOne')}</Link>
        </Text>
        <DemoAccounts
          onChoose={(account) => {
            setEmail(account.email);
            setPassword(account.password);
          }}
        />
      </Stack>
    </SignedOutFrame>
  );
}

/** Navigates on where the refresh cookie is still valid. Returns whether the server could not be reached. */
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
