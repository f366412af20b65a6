import { Button, Callout, Card, Heading, Stack, Text } from '@prospectus/design-system';
import { useLogout } from 'react-admin';

import { EntrancePage } from './EntrancePage.tsx';

/** An account that nobody has given a role yet. */
export function NoRole({ email }: { email: string }) {
  const logout = useLogout();
  return (
    <EntrancePage>
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
          <Callout tone="info">Once that is done, load this page again; there is no need to sign in anew.</Callout>
          <Stack direction="row" gap={1}>
            <Button onClick={() => window.location.reload()}>Load again</Button>
            <Button variant="quiet" onClick={() => void logout({}, undefined, false)}>
              Sign out
            </Button>
          </Stack>
        </Stack>
      </Card>
    </EntrancePage>
  );
}
