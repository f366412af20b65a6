import { Button, Callout, Link, Stack, Text } from '@prospectus/design-system';

import { useApi } from '../providers/contexts.ts';
import { EntranceScreen } from './EntranceScreen.tsx';
import { useLinkToken } from './useLinkToken.ts';
import { useSending } from './useSending.ts';

/** Proves an e-mail address by the key of a link. A press does it, so that a mail program that opens links does not. */
export function ConfirmEmail() {
  const api = useApi();
  const token = useLinkToken();
  const { step, failure, send } = useSending();
  return (
    <EntranceScreen title="Confirm your e-mail address" failure={failure}>
      {step === 'sent' ? (
        <Callout tone="success" role="status" title="Your address is confirmed">
          An administrator can now give your account a role.
        </Callout>
      ) : (
        <Stack gap={2}>
          <Text>Press the button to confirm that this address is yours.</Text>
          <div>
            <Button busy={step === 'sending'} onClick={() => void send(() => api('confirmEmail', { body: { token } }))}>
              Confirm
            </Button>
          </div>
          <Text size="small">
            The link does not work any more? <Link href="/register">Ask for the account again</Link> with the same
            address, and a new one is sent.
          </Text>
        </Stack>
      )}
    </EntranceScreen>
  );
}
