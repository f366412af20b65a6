import type { Client } from '@prospectus/contract';
import { confirmForm, emailForm, invitationForm, resetPasswordForm, signUpForm } from '@prospectus/contract/forms';
import { Callout, Link, Text } from '@prospectus/design-system';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type * as z from 'zod/mini';

import { DataForm, type DataField, useDataForm } from '../../layout/DataForm.tsx';
import { usePublicApi } from '../../providers/contexts.ts';
import { type TextKey, useText } from '../../texts/language-context.ts';
import { FIELDS } from './fields.ts';
import { SignedOutFrame } from './SignedOutFrame.tsx';

type SignedOutForm<Body> = {
  title: TextKey;
  text?: TextKey;
  schema: Pick<z.ZodMiniType<Body>, 'safeParse'>;
  fields: Readonly<Record<string, DataField>>;
  send: (api: Client, body: Body) => Promise<unknown>;
  button: TextKey;
  busy: TextKey;
  done: readonly [TextKey, TextKey];
  /** A way on while it is not sent: words, a link, and words after it. */
  below?: { before: TextKey; href: string; link: TextKey; after?: TextKey };
};

const formOf = <Body,>(form: SignedOutForm<Body>) => form as SignedOutForm<unknown>;

const { firstName, lastName, email, password, newPassword } = FIELDS;

// Their answers never show which addresses are registered (§7).
const FORMS = {
  '/register': formOf({
    title: 'accounts.signUp.title',
    schema: signUpForm,
    fields: {
      firstName,
      lastName,
      email,
      password: { ...newPassword, label: 'accounts.password', help: 'accounts.signUp.passwordHelp' },
    },
    send: (api, body) => api('POST /user/regitser', { body }),
    button: 'accounts.signUp.title',
    busy: 'accounts.signUp.busy',
    done: ['accounts.signUp.sent', 'accounts.signUp.sentText'],
    below: { before: 'accounts.signUp.haveOne', href: '/login', link: 'accounts.signIn.button' },
  }),
  // The link's token alone confirms nothing.
  '/confirm': formOf({
    title: 'accounts.confirm.title',
    text: 'accounts.confirm.text',
    schema: confirmForm,
    fields: { password },
    send: (api, body) => api('POST /user/confirm', { body }),
    button: 'accounts.confirm.button',
    busy: 'accounts.confirm.busy',
    done: ['accounts.confirm.done', 'accounts.confirm.doneText'],
    below: {
      before: 'accounts.reset.linkTooOld',
      href: '/register',
      link: 'accounts.confirm.askAgain',
      after: 'accounts.confirm.askAgainText',
    },
  }),
  '/forgot-password': formOf({
    title: 'accounts.forgot.title',
    text: 'accounts.forgot.text',
    schema: emailForm,
    fields: { email },
    send: (api, body) => api('POST /user/forgotPassword', { body }),
    button: 'accounts.forgot.button',
    busy: 'accounts.forgot.busy',
    done: ['accounts.forgot.sent', 'accounts.forgot.sentText'],
  }),
  '/reset-password': formOf({
    title: 'accounts.reset.title',
    schema: resetPasswordForm,
    fields: { password: newPassword },
    send: (api, body) => api('POST /user/resetPassword', { body }),
    button: 'accounts.reset.button',
    busy: 'accounts.reset.busy',
    done: ['accounts.reset.done', 'accounts.reset.doneText'],
    below: { before: 'accounts.reset.linkTooOld', href: '/forgot-password', link: 'accounts.reset.askForAnother' },
  }),
  '/invitation': formOf({
    title: 'accounts.invitation.title',
    text: 'accounts.invitation.text',
    schema: invitationForm,
    fields: { firstName, lastName, password: { ...newPassword, label: 'accounts.password' } },
    send: (api, body) => api('POST /user/invitation', { body }),
    button: 'accounts.invitation.button',
    busy: 'accounts.reset.busy',
    done: ['accounts.invitation.done', 'accounts.invitation.doneText'],
  }),
};

/** A page before sign-in: its form until that is sent, then what happens next, and a link to sign-in. */
export function SignedOutPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const text = useText();
  const api = usePublicApi();
  const page = FORMS[pathname.replace(/\/$/, '') as keyof typeof FORMS];
  const { title, text: intro, schema, fields, send, button, busy, done, below } = page;
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  // The token of a link from an e-mail stays neither in the browser's history nor in a referrer.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  const initial = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  const form = useDataForm({ ...initial, token }, schema, (body) => send(api, body));
  return (
    <SignedOutFrame title={text(title)}>
      {form.isSent ? (
        <Callout tone="success" role="status" title={text(done[0])}>
          {text(done[1])}
        </Callout>
      ) : (
        <>
          {intro && <Text>{text(intro)}</Text>}
          <DataForm form={form} fields={fields} button={button} busy={busy} />
          {below && (
            <Text size="small">
              {text(below.before)} <Link href={below.href}>{text(below.link)}</Link> {below.after && text(below.after)}
            </Text>
          )}
        </>
      )}
      {(form.isSent || below?.href !== '/login') && (
        <Text size="small">
          <Link href="/login">{text('accounts.goToSignIn')}</Link>
        </Text>
      )}
    </SignedOutFrame>
  );
}
