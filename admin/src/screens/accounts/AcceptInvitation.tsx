import { invitationForm } from '@prospectus/contract/forms';
import { Callout, Form, SubmitButton, Text, TextField } from '@prospectus/design-system';

import { usePublicApi } from '../../providers/contexts.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useLinkToken } from './use-link-token.ts';

/** Accepts an invitation with the token of its link: name and password. */
export function AcceptInvitation() {
  const text = useText();
  const contractText = useContractText();
  const api = usePublicApi();
  const token = useLinkToken();
  const { values, field, state, submit } = useAccountForm(
    { token, firstName: '', lastName: '', password: '' },
    invitationForm,
    (body) => api('POST /user/invitation', { body }),
  );
  if (state.step === 'sent')
    return (
      <SignedOutPage title={text('accounts.invitation.title')} failure={undefined}>
        <Callout tone="success" role="status" title={text('accounts.invitation.done')}>
          {text('accounts.invitation.doneText')}
        </Callout>
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={text('accounts.invitation.title')} failure={state.failure}>
      <Text>{text('accounts.invitation.text')}</Text>
      <Form
        onSubmit={submit}
        actions={
          <SubmitButton busy={state.step === 'sending'} busyLabel={text('accounts.reset.busy')}>
            {text('accounts.invitation.button')}
          </SubmitButton>
        }
      >
        <TextField
          label={text('accounts.firstName')}
          autoComplete="given-name"
          {...field('firstName', contractText)}
          value={values.firstName}
        />
        <TextField
          label={text('accounts.lastName')}
          autoComplete="family-name"
          {...field('lastName', contractText)}
          value={values.lastName}
        />
        <TextField
          type="password"
          label={text('accounts.password')}
          autoComplete="new-password"
          help={text('accounts.reset.help')}
          {...field('password', contractText)}
          value={values.password}
        />
      </Form>
    </SignedOutPage>
  );
}
