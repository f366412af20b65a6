import { fieldErrors, resetPasswordForm } from '@prospectus/contract/forms';
import { Callout, Form, Link, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { CallFailed } from '@prospectus/contract/client';
import { type FormEvent, useState } from 'react';

import { usePublicApi } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

/** Sets a new password with the token of a link from an e-mail. */
export function ResetPassword() {
  const text = useText();
  const contractText = useContractText();
  const api = usePublicApi();
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
      api('POST /user/resetPassword', { body: parsed.data }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.failure?.errors) setWrong(error.failure.errors);
        throw error;
      }),
    );
  };

  return (
    <SignedOutPage title={text('accounts.reset.title')} failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title={text('accounts.reset.done')}>
          {text('accounts.reset.doneText')}
        </Callout>
      ) : (
        <>
          <Form
            onSubmit={onSubmit}
            actions={
              <SubmitButton busy={step === 'sending'} busyLabel={text('accounts.reset.busy')}>
                {text('accounts.reset.button')}
              </SubmitButton>
            }
          >
            <TextField
              name="password"
              type="password"
              label={text('accounts.newPassword')}
              autoComplete="new-password"
              help={text('accounts.reset.help')}
              value={password}
              error={wrong['password'] && contractText(wrong['password'])}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form>
          <Text size="small">
            {text('accounts.reset.linkTooOld')}{' '}
            <Link href="/forgot-password">{text('accounts.reset.askForAnother')}</Link>
          </Text>
        </>
      )}
    </SignedOutPage>
  );
}
