import { emailForm, fieldErrors } from '@prospectus/contract/forms';
import { Callout, Form, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { usePublicApi } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useSubmission } from './use-submission.ts';

/** Requests a link to set a new password. The answer never shows which addresses are registered. */
export function ForgotPassword() {
  const text = useText();
  const contractText = useContractText();
  const api = usePublicApi();
  const { step, failure, submit } = useSubmission();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const parsed = emailForm.safeParse({ email });
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) void submit(() => api('POST /user/forgotPassword', { body: parsed.data }));
  };

  return (
    <SignedOutPage title={text('accounts.forgot.title')} failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title={text('accounts.forgot.sent')}>
          {text('accounts.forgot.sentText')}
        </Callout>
      ) : (
        <>
          <Text>{text('accounts.forgot.text')}</Text>
          <Form
            onSubmit={onSubmit}
            actions={
              <SubmitButton busy={step === 'sending'} busyLabel={text('accounts.forgot.busy')}>
                {text('accounts.forgot.button')}
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
          </Form>
        </>
      )}
    </SignedOutPage>
  );
}
