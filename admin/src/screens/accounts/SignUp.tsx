import { CallFailed } from '@prospectus/contract/client';
import { fieldErrors, signUpForm } from '@prospectus/contract/forms';
import { Button, Callout, Form, Heading, Link, Stack, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { useApi } from '../../providers/contexts.ts';
import { SignedOutFrame } from './SignedOutFrame.tsx';
import { signInFailure } from './sign-in-failure.ts';

type Values = { firstName: string; lastName: string; email: string; password: string };
const EMPTY: Values = { firstName: '', lastName: '', email: '', password: '' };

const FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', type: 'text' },
  { name: 'email', label: 'E-mail', autoComplete: 'username', type: 'email' },
  { name: 'password', label: 'Password', autoComplete: 'new-password', type: 'password' },
] as const;

/** Requests a staff account. An administrator has to give it a role; the answer never shows which addresses are registered (§7). */
export function SignUp() {
  const api = useApi();
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
      await api('register', { body: parsed.data });
      setStep('sent');
    } catch (error) {
      if (error instanceof CallFailed && error.failure?.errors) setWrong(error.failure.errors);
      setFailure(signInFailure(error));
      setStep('editing');
    }
  };

  return (
    <SignedOutFrame>
      <title>Ask for an account · Console</title>
      <Stack gap={3}>
        <Heading level={1} size="h2">
          Ask for an account
        </Heading>
        {step === 'sent' ? (
          <>
            <Callout tone="success" role="status" title="Your request is recorded">
              A link to confirm the address is on its way to it. After that an administrator has to give the account a
              role before the console opens for it.
            </Callout>
            <Button href="/login">Go to sign-in</Button>
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
                <SubmitButton busy={step === 'sending'} busyLabel="Sending…">
                  Ask for an account
                </SubmitButton>
              }
            >
              {FIELDS.map((field) => (
                <TextField
                  key={field.name}
                  {...field}
                  help={field.name === 'password' ? 'At least 8 characters.' : undefined}
                  value={values[field.name]}
                  error={wrong[field.name]}
                  onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
                />
              ))}
            </Form>
            <Text size="small">
              You have one? <Link href="/login">Sign in</Link>
            </Text>
          </>
        )}
      </Stack>
    </SignedOutFrame>
  );
}
