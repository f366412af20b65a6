import type { StaffUser } from '@prospectus/contract';
import { Button, Callout, Form, Stack, SubmitButton, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type FormEvent, useState, useSyncExternalStore } from 'react';

import { useText } from '../../texts/language-context.ts';
import { useSession } from '../../providers/contexts.ts';
import { CodeField } from './CodeField.tsx';
import { needsCode } from './needs-code.ts';
import { useSignOut } from './use-sign-out.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

/** Asks for the password in a dialog where the session ended while the page was open, so that nothing typed is lost. */
export function SignInAgain() {
  const session = useSession();
  const person = useSyncExternalStore(session.onInterruption, session.interrupted);
  return person ? <SignInDialog person={person} /> : null;
}

function SignInDialog({ person }: { person: StaffUser }) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const text = useText();
  const signInFailure = useSignInFailure();
  const leave = useSignOut();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await session.signIn(person.email, password, code);
    } catch (error) {
      if (needsCode(error)) setCode('');
      setFailure(signInFailure(error));
      setBusy(false);
    }
  };
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
        {failure && (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        )}
        <Form
          onSubmit={(event) => void submit(event)}
          actions={
            <>
              <SubmitButton busy={busy} busyLabel={text('accounts.signIn.busy')}>
                {text('accounts.signIn.button')}
              </SubmitButton>
              <Button variant="quiet" onClick={leave}>
                {text('accounts.again.instead')}
              </Button>
            </>
          }
        >
          <TextField
            label={text('accounts.email')}
            name="email"
            autoComplete="username"
            value={person.email}
            readOnly
          />
          <TextField
            label={text('accounts.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            data-autofocus=""
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {code !== undefined && <CodeField value={code} onChange={setCode} />}
        </Form>
      </Stack>
    </ModalDialog>
  );
}
