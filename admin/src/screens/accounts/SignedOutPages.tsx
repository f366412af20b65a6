import { confirmForm, emailForm, invitationForm, resetPasswordForm, signUpForm } from '@prospectus/contract/forms';
import { Callout, Heading, Link, Stack, Text } from '@prospectus/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { usePublicApi } from '../../providers/contexts.ts';
import { type TextKey, useText } from '../../texts/language-context.ts';
import { AccountForm, FIELDS, useAccountForm } from './AccountForm.tsx';
import { SignedOutFrame } from './SignedOutFrame.tsx';

/** Requests a staff account. An administrator has to give it a role; the answer never shows which addresses are registered (§7). */
export function SignUp() {
  const text = useText();
  const api = usePublicApi();
  const form = useAccountForm({ firstName: '', lastName: '', email: '', password: '' }, signUpForm, (body) =>
    api('POST /user/regitser', { body }),
  );
  return (
    <SignedOutPage
      title="accounts.signUp.title"
      form={form}
      done={['accounts.signUp.sent', 'accounts.signUp.sentText']}
      below={
        <>
          {text('accounts.signUp.haveOne')} <Link href="/login">{text('accounts.signIn.button')}</Link>
        </>
      }
    >
      <AccountForm
        form={form}
        fields={{
          firstName: FIELDS.firstName,
          lastName: FIELDS.lastName,
          email: FIELDS.email,
          password: { ...FIELDS.newPassword, label: 'accounts.password', help: 'accounts.signUp.passwordHelp' },
        }}
        button="accounts.signUp.title"
        busy="accounts.signUp.busy"
      />
    </SignedOutPage>
  );
}

/** Confirms an e-mail address with the link's token and the account's password; the token alone confirms nothing. */
export function ConfirmEmail() {
  const text = useText();
  const api = usePublicApi();
  const form = useAccountForm({ token: useLinkToken(), password: '' }, confirmForm, (body) =>
    api('POST /user/confirm', { body }),
  );
  return (
    <SignedOutPage
      title="accounts.confirm.title"
      form={form}
      done={['accounts.confirm.done', 'accounts.confirm.doneText']}
    >
      <Text>{text('accounts.confirm.text')}</Text>
      <AccountForm
        form={form}
        fields={{ password: FIELDS.password }}
        button="accounts.confirm.button"
        busy="accounts.confirm.busy"
      />
      <Text size="small">
        {text('accounts.reset.linkTooOld')} <Link href="/register">{text('accounts.confirm.askAgain')}</Link>{' '}
        {text('accounts.confirm.askAgainText')}
      </Text>
    </SignedOutPage>
  );
}

/** Requests a link to set a new password. The answer never shows which addresses are registered. */
export function ForgotPassword() {
  const text = useText();
  const api = usePublicApi();
  const form = useAccountForm({ email: '' }, emailForm, (body) => api('POST /user/forgotPassword', { body }));
  return (
    <SignedOutPage
      title="accounts.forgot.title"
      form={form}
      done={['accounts.forgot.sent', 'accounts.forgot.sentText']}
    >
      <Text>{text('accounts.forgot.text')}</Text>
      <AccountForm
        form={form}
        fields={{ email: FIELDS.email }}
        button="accounts.forgot.button"
        busy="accounts.forgot.busy"
      />
    </SignedOutPage>
  );
}

/** Sets a new password with the token of a link from an e-mail. */
export function ResetPassword() {
  const text = useText();
  const api = usePublicApi();
  const form = useAccountForm({ token: useLinkToken(), password: '' }, resetPasswordForm, (body) =>
    api('POST /user/resetPassword', { body }),
  );
  return (
    <SignedOutPage title="accounts.reset.title" form={form} done={['accounts.reset.done', 'accounts.reset.doneText']}>
      <AccountForm
        form={form}
        fields={{ password: FIELDS.newPassword }}
        button="accounts.reset.button"
        busy="accounts.reset.busy"
      />
      <Text size="small">
        {text('accounts.reset.linkTooOld')} <Link href="/forgot-password">{text('accounts.reset.askForAnother')}</Link>
      </Text>
    </SignedOutPage>
  );
}

/** Accepts an invitation with the token of its link: name and password. */
export function AcceptInvitation() {
  const text = useText();
  const api = usePublicApi();
  const form = useAccountForm(
    { token: useLinkToken(), firstName: '', lastName: '', password: '' },
    invitationForm,
    (body) => api('POST /user/invitation', { body }),
  );
  return (
    <SignedOutPage
      title="accounts.invitation.title"
      form={form}
      done={['accounts.invitation.done', 'accounts.invitation.doneText']}
    >
      <Text>{text('accounts.invitation.text')}</Text>
      <AccountForm
        form={form}
        fields={{
          firstName: FIELDS.firstName,
          lastName: FIELDS.lastName,
          password: { ...FIELDS.newPassword, label: 'accounts.password' },
        }}
        button="accounts.invitation.button"
        busy="accounts.reset.busy"
      />
    </SignedOutPage>
  );
}

/** A page before sign-in: its form until that is sent, then what happens next, and a link to sign-in. */
function SignedOutPage({
  title,
  form: { step, failure },
  done: [doneTitle, doneText],
  below,
  children,
}: {
  title: TextKey;
  form: { step: string; failure: string | undefined };
  done: readonly [TextKey, TextKey];
  below?: ReactNode;
  children: ReactNode;
}) {
  const text = useText();
  const isSent = step === 'sent';
  return (
    <SignedOutFrame>
      <title>{`${text(title)} · ${text('shell.console')}`}</title>
      <Stack gap={3}>
        <Heading level={1} size="h2">
          {text(title)}
        </Heading>
        {failure && (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        )}
        {isSent ? (
          <Callout tone="success" role="status" title={text(doneTitle)}>
            {text(doneText)}
          </Callout>
        ) : (
          children
        )}
        <Text size="small">{(!isSent && below) || <Link href="/login">{text('accounts.goToSignIn')}</Link>}</Text>
      </Stack>
    </SignedOutFrame>
  );
}

/**
 * The token of a link from an e-mail. It is removed from the URL at once, so that it stays neither in the browser's
 * history nor in a referrer.
 */
function useLinkToken(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token;
}
