import { fieldErrors, resetPasswordForm } from '@prospectus/contract/forms';
import { Callout, Form, Link, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { CallFailed } from '@prospectus/contract/client';
import { type FormEvent, useState } from 'react';

import { useApi } from '../../providers/contexts.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

/** Sets a new password with the token of a link from an e-mail. */
export function ResetPassword() {
  const api = useApi();
  const token = useLinkToken();
  const { step, failure, submit } = useSubmission();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const parsed = resetPasswordForm.safeParse({ token, password });
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;
    void submit(() =>
      api('resetPassword', { body: parsed.data }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.failure?.errors) setWrong(error.failure.errors);
        throw error;
      }),
    );
  };

  return (
    <SignedOutPage title="New password" failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title="Your password is changed">
          Every session of the account has ended. Please sign in with the new password.
        </Callout>
      ) : (
        <>
          <Form
            onSubmit={onSubmit}
            actions={
              <SubmitButton busy={step === 'sending'} busyLabel="Saving…">
                Set the password
              </SubmitButton>
            }
          >
            <TextField
              name="password"
              type="password"
              label="New password"
              autoComplete="new-password"
              help="At least 8 characters, and none that is easy to guess."
              value={password}
              error={wrong['password']}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form>
          <Text size="small">
            The link does not work any more? <Link href="/forgot-password">Ask for another</Link>
          </Text>
        </>
      )}
    </SignedOutPage>
  );
}
