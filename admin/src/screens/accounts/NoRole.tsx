import { Button, Callout, Card, Heading, Stack, Text } from '@prospectus/design-system';
import { useLogout } from 'react-admin';

import { useText } from '../../texts/language-context.ts';
import { SignedOutFrame } from './SignedOutFrame.tsx';

export function NoRole({ email }: { email: string }) {
  const text = useText();
  const logout = useLogout();
  return (
    <SignedOutFrame>
      <title>{text('accounts.noRole.tab')}</title>
      <Card padding="large">
        <Stack gap={3}>
          <Heading level={1} size="h3">
            {text('accounts.noRole.title')}
          </Heading>
          <Text>{text('accounts.noRole.text', { email })}</Text>
          <Callout tone="info">{text('accounts.noRole.hint')}</Callout>
          <Stack direction="row" gap={1}>
            <Button onClick={() => window.location.reload()}>{text('accounts.noRole.reload')}</Button>
            <Button variant="quiet" onClick={() => void logout({}, undefined, false)}>
              {text('shell.signOut')}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </SignedOutFrame>
  );
}
