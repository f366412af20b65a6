import { CallFailed } from '@prospectus/contract/client';
import { Button, Callout, Link, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useLogin } from 'react-admin';
import { Navigate, useLocation } from 'react-router';

import { DataForm } from '../../layout/DataForm.tsx';
import { usePublicApi, useSession } from '../../providers/contexts.ts';
import { type TextKey, useText } from '../../texts/language-context.ts';
import { FIELDS, useSignInForm } from './fields.ts';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** The sign-in page. A person who is still signed in is sent on at once. */
export function SignIn() {
  const text = useText();
  const login = useLogin();
  const session = useSession();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const { data: user, error } = useQuery({
    queryKey: ['signed-in'],
    queryFn: () => session.user(),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { form, codeField, tone } = useSignInForm('', ({ email, password, code }) =>
    login({ email, password, ...(code && { code }) }),
  );
  if (user) return <Navigate to={`${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`} replace />;
  const isUnreachable = error && !(error instanceof CallFailed && error.status === 401);
  return (
    <SignedOutFrame title={text('accounts.signIn.title')} heading={text('shell.console')}>
      <Text tone="muted">{text('accounts.signIn.text')}</Text>
      {!form.failure && isUnreachable && (
        <Callout tone="warning" role="status">
          {text('accounts.noAnswer')}
        </Callout>
      )}
      <DataForm
        form={form}
        fields={{ email: FIELDS.email, password: FIELDS.password, ...codeField }}
        button="accounts.signIn.button"
        busy="accounts.signIn.busy"
        tone={tone}
      />
      <Text size="small">
        <Link href="/forgot-password">{text('accounts.signIn.forgotten')}</Link> {text('accounts.signIn.noAccount')}{' '}
        <Link href="/register">{text('accounts.signIn.askForOne')}</Link>
      </Text>
      <DemoAccounts onChoose={form.set} />
    </SignedOutFrame>
  );
}

const ACCOUNTS: readonly { label: TextKey; name: string }[] = [
  { label: 'shell.roles.admin', name: 'admin' },
  { label: 'shell.roles.eventCreator', name: 'events' },
  { label: 'shell.roles.counsellor', name: 'counsellor' },
];

/** The demo accounts of `local` mode, recognised by its mock controls; nothing elsewhere. */
function DemoAccounts({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  const text = useText();
  const api = usePublicApi();
  const { isSuccess } = useQuery({
    queryKey: ['mock'],
    // A recipient that cannot exist, so that the answer is empty.
    queryFn: ({ signal }) => api('GET /mock/outbox', { query: { to: '-' }, signal }),
    retry: false,
  });
  if (!isSuccess) return null;
  return (
    <Callout tone="info" title={text('accounts.signIn.demo')}>
      <Stack direction="row" gap={1}>
        {ACCOUNTS.map(({ label, name }) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            onClick={() => onChoose({ email: `${name}@prospectus.test`, password: `${name}-prospectus-2026` })}
          >
            {text(label)}
          </Button>
        ))}
      </Stack>
    </Callout>
  );
}
