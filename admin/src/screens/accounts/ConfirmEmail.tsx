import { confirmForm, fieldErrors } from '@prospectus/contract/forms';
import { Callout, Form, Link, Stack, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { useApi } from '../../providers/contexts.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

/** Confirms an e-mail address with the link's token and the account's password; the token alone confirms nothing. */
export function ConfirmEmail() {
  const api = useApi();
  const token = useLinkToken();
  const { step, failure, submit } = useSubmission();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const parsed = confirmForm.safeParse({ token, password });
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) void submit(() => api('confirmEmail', { body: parsed.data }));
  };

  return (
    <SignedOutPage title="Confirm your e-mail address" failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title="Your address is confirmed">
          An administrator can now give your account a role.
        </Callout>
      ) : (
        <Stack gap={2}>
          <Text>Enter the password with which you asked for the account. If you asked for none, leave this page.</Text>
          <Form
            onSubmit={onSubmit}
            actions={
              <SubmitButton busy={step === 'sending'} busyLabel="Confirming…">
                Confirm
              </SubmitButton>
            }
          >
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              value={password}
              error={wrong['password']}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form>
          <Text size="small">
            The link does not work any more? <Link href="/register">Ask for the account again</Link> with the same
            address, and a new one is sent.
          </Text>
        </Stack>
      )}
    </SignedOutPage>
  );
}
