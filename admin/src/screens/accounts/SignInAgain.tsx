import type { StaffUser } from '@prospectus/contract';
import { Button, Callout, Dialog, Form, Stack, SubmitButton, TextField } from '@prospectus/design-system';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useLogout } from 'react-admin';

import { useSession } from '../../providers/contexts.ts';
import { signInFailure } from './sign-in-failure.ts';

/** Asks for the password in a dialog where the session ended while the page was open, so that nothing typed is lost. */
export function SignInAgain() {
  const session = useSession();
  const person = useSyncExternalStore(session.onInterruption, session.interrupted);
  return person ? <SignInDialog person={person} /> : null;
}

function SignInDialog({ person }: { person: StaffUser }) {
  const session = useSession();
  const logout = useLogout();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const leave = () => void logout({}, undefined, false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await session.signIn(person.email, password);
    } catch (error) {
      setFailure(signInFailure(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title="Please sign in again"
      subtitle="Your session has ended. What you were writing is still here."
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
              <SubmitButton busy={busy} busyLabel="Signing in…">
                Sign in
              </SubmitButton>
              <Button variant="quiet" onClick={leave}>
                Sign out instead
              </Button>
            </>
          }
        >
          <TextField label="E-mail" name="email" autoComplete="username" value={person.email} readOnly />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            data-autofocus=""
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
