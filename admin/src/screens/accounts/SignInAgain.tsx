import type { StaffUser } from '@prospectus/contract';
import { Button } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useSyncExternalStore } from 'react';

import { DataForm } from '../../layout/DataForm.tsx';
import { useSession } from '../../providers/contexts.ts';
import { useText } from '../../texts/language-context.ts';
import { FIELDS, useSignInForm } from './fields.ts';
import { useSignOut } from './own-account.tsx';

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
  const { form, codeField, tone } = useSignInForm(person.email, ({ email, password, code }) =>
    session.signIn(email, password, code),
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
      <DataForm
        form={form}
        fields={{
          email: { ...FIELDS.email, readOnly: true },
          password: { ...FIELDS.password, takesFocus: true },
          ...codeField,
        }}
        button="accounts.signIn.button"
        busy="accounts.signIn.busy"
        tone={tone}
        more={
          <Button variant="quiet" onClick={leave}>
            {text('accounts.again.instead')}
          </Button>
        }
      />
    </ModalDialog>
  );
}
