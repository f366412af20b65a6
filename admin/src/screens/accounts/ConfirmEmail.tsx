import { confirmForm, fieldErrors } from '@prospectus/contract/forms';
import { Callout, Form, Link, Stack, SubmitButton, Text, TextField } from '@prospectus/design-system';
import { type FormEvent, useState } from 'react';

import { usePublicApi } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

/** Confirms an e-mail address with the link's token and the account's password; the token alone confirms nothing. */
export function ConfirmEmail() {
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
    const parsed = confirmForm.safeParse({ token, password });
    setWrong(parsed.success ? {} : fieldErrors(parsed.error));
    if (parsed.success) void submit(() => api('POST /user/confirm', { body: parsed.data }));
  };

  return (
    <SignedOutPage title={text('accounts.confirm.title')} failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title={text('accounts.confirm.done')}>
          {text('accounts.confirm.doneText')}
        </Callout>
      ) : (
        <Stack gap={2}>
          <Text>{text('accounts.confirm.text')}</Text>
          <Form
            onSubmit={onSubmit}
            actions={
              <SubmitButton busy={step === 'sending'} busyLabel={text('accounts.confirm.busy')}>
                {text('accounts.confirm.button')}
              </SubmitButton>
            }
          >
            <TextField
              name="password"
              type="password"
              label={text('accounts.password')}
              autoComplete="current-password"
              value={password}
              error={wrong['password'] && contractText(wrong['password'])}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form>
          <Text size="small">
            {text('accounts.reset.linkTooOld')} <Link href="/register">{text('accounts.confirm.askAgain')}</Link>{' '}
            {text('accounts.confirm.askAgainText')}
          </Text>
        </Stack>
      )}
    </SignedOutPage>
  );
}
