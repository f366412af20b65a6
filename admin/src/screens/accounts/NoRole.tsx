import { Button, Callout, Card, Heading, Stack, Text } from '@prospectus/design-system';
import { useLogout } from 'react-admin';

import { SignedOutFrame } from './SignedOutFrame.tsx';

/** Shown to an account without a role. */
export function NoRole({ email }: { email: string }) {
  const logout = useLogout();
  return (
    <SignedOutFrame>
      <title>No role yet</title>
      <Card padding="large">
        <Stack gap={3}>
          <Heading level={1} size="h3">
            Your account has no role yet
          </Heading>
          <Text>
            You are signed in as {email}. An administrator has to give this account a role before the console opens for
            it.
          </Text>
          <Callout tone="info">Once that is done, load this page again; there is no need to sign in again.</Callout>
          <Stack direction="row" gap={1}>
            <Button onClick={() => window.location.reload()}>Load again</Button>
            <Button variant="quiet" onClick={() => void logout({}, undefined, false)}>
              Sign out
            </Button>
          </Stack>
        </Stack>
      </Card>
    </SignedOutFrame>
  );
}
