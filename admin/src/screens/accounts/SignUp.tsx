import { CallFailed } from '@prospectus/contract/client';
import { fieldErrors, signUpForm } from '@prospectus/contract/forms';
import { Button, Callout, Form, Heading, Link, Stack, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { usePublicApi } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { SignedOutFrame } from './SignedOutFrame.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

type Values = { firstName: string; lastName: string; email: string; password: string };
const EMPTY: Values = { firstName: '', lastName: '', email: '', password: '' };

const FIELDS = [
  { name: 'firstName', label: 'accounts.firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'accounts.lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'accounts.email', autoComplete: 'username', type: 'email' },
  { name: 'password', label: 'accounts.password', autoComplete: 'new-password', type: 'password' },
] as const;

/** Requests a staff account. An administrator has to give it a role; the answer never shows which addresses are registered (§7). */
export function SignUp() {
  const text = useText();
  const contractText = useContractText();
  const signInFailure = useSignInFailure();
  const api = usePublicApi();
  const [values, setValues] = useState(EMPTY);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<'editing' | 'sending' | 'sent'>('editing');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const parsed = signUpForm.safeParse(values);
    setFailure(undefined);
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;
    setStep('sending');
    try {
      await api('POST /user/regitser', { body: parsed.data });
      setStep('sent');
    } catch (error) {
      if (error instanceof CallFailed && error.failure?.errors) setWrong(error.failure.errors);
      setFailure(signInFailure(error));
      setStep('editing');
    }
  };

  return (
    <SignedOutFrame>
      <title>{`${text('accounts.signUp.title')} · ${text('shell.console')}`}</title>
      <Stack gap={3}>
        <Heading level={1} size="h2">
          {text('accounts.signUp.title')}
        </Heading>
        {step === 'sent' ? (
          <>
            <Callout tone="success" role="status" title={text('accounts.signUp.sent')}>
              {text('accounts.signUp.sentText')}
            </Callout>
            <Button href="/login">{text('accounts.goToSignIn')}</Button>
          </>
        ) : (
          <>
            {failure && (
              <Callout tone="danger" role="alert">
                {failure}
              </Callout>
            )}
            <Form
              onSubmit={(event) => void submit(event)}
              actions={
                <SubmitButton busy={step === 'sending'} busyLabel={text('accounts.signUp.busy')}>
                  {text('accounts.signUp.title')}
                </SubmitButton>
              }
            >
              {FIELDS.map((field) => (
                <TextField
                  key={field.name}
                  {...field}
                  label={text(field.label)}
                  help={field.name === 'password' ? text('accounts.signUp.passwordHelp') : undefined}
                  value={values[field.name]}
                  error={wrong[field.name] && contractText(wrong[field.name] ?? '')}
                  onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
                />
              ))}
            </Form>
            <Text size="small">
              {text('accounts.signUp.haveOne')} <Link href="/login">{text('accounts.signIn.button')}</Link>
            </Text>
          </>
        )}
      </Stack>
    </SignedOutFrame>
  );
}
