import type { StaffUser } from '@prospectus/contract';
import { signInForm } from '@prospectus/contract/forms';
import { Button, Callout, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useSyncExternalStore } from 'react';

import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { AccountForm, FIELDS, needsCode, useAccountForm } from './AccountForm.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Asks for the password in a dialog where the session ended while the page was open, so that nothing typed is lost. */
export function SignInAgain() {
  const session = useSession();
  const person = useSyncExternalStore(session.onInterruption, session.interrupted);
  return person ? <SignInDialog person={person} /> : null;
}

function SignInDialog({ person }: { person: StaffUser }) {
  const session = useSession();
  const text = useText();
  const leave = useSignOut();
  const form = useAccountForm(
    { email: person.email, password: '' },
    signInForm,
    async ({ email, password, code }, set) =>
      session.signIn(email, password, code).catch((error: unknown) => {
        if (needsCode(error)) set({ code: '' });
        throw error;
      }),
  );
  return (
    <ModalDialog
      open
      size="small"
      title={text('accounts.again.title')}
      subtitle={text('accounts.again.text')}
      closeOnOutsideClick={false}
      onClose={leave}
    >
      <Stack gap={2}>
        {form.failure && (
          <Callout tone="danger" role="alert">
            {form.failure}
          </Callout>
        )}
        <AccountForm
          form={form}
          fields={{
            email: { ...FIELDS.email, readOnly: true },
            password: { ...FIELDS.password, takesFocus: true },
            ...(form.values['code'] !== undefined && { code: FIELDS.code }),
          }}
          button="accounts.signIn.button"
          busy="accounts.signIn.busy"
          more={
            <Button variant="quiet" onClick={leave}>
              {text('accounts.again.instead')}
            </Button>
          }
        />
      </Stack>
    </ModalDialog>
  );
}
