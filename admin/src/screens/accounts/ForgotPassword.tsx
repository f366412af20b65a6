import { emailForm, fieldErrors } from '@prospectus/contract/forms';
import { Callout, Form, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { useApi } from '../../providers/contexts.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useSubmission } from './use-submission.ts';

/** Requests a link to set a new password. The answer never shows which addresses are registered. */
export function ForgotPassword() {
  const api = useApi();
  const { step, failure, submit } = useSubmission();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const parsed = emailForm.safeParse({ email });
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) void submit(() => api('forgotPassword', { body: parsed.data }));
  };

  return (
    <SignedOutPage title="Forgotten password" failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title="Look into your e-mail">
          If there is an account with this address, a link for a new password is on its way. It is good for 30 minutes.
        </Callout>
      ) : (
        <>
          <Text>Enter the e-mail address of your account. A link for a new password will be sent to it.</Text>
          <Form
            onSubmit={onSubmit}
            actions={
              <SubmitButton busy={step === 'sending'} busyLabel="Sending…">
                Send the link
              </SubmitButton>
            }
          >
            <TextField
              name="email"
              type="email"
              label="E-mail"
              autoComplete="username"
              value={email}
              error={wrong['email']}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Form>
        </>
      )}
    </SignedOutPage>
  );
}
