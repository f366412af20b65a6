import { CONSENT } from '@prospectus/contract/consent';
import { Button, Heading, Stack, Text, withWholeWords } from '@prospectus/design-system';

/** Props of {@link ContactAgain}. */
export type ContactAgainProps = {
  /** What became of the enquiry of a visitor who is verified already. */
  result: 'running' | 'withdrawn' | 'failed';
  onSend: () => void;
  onClose: () => void;
};

/** A verified visitor's new enquiry until the server has it. One who has withdrawn is first asked for permission. */
export function ContactAgain({ result, onSend, onClose }: ContactAgainProps) {
  if (result === 'running') return <Text role="status">Please wait…</Text>;
  const isWithdrawn = result === 'withdrawn';
  return (
    <Stack gap={3}>
      <Heading level={3} size="h4" tabIndex={-1} data-autofocus="">
        {isWithdrawn ? 'May we contact you again?' : 'We couldn’t send your request.'}
      </Heading>
      {isWithdrawn && (
        <>
          <Text>
            You asked us to stop all messages, and we closed your enquiry. We’ll reopen it only if you want us to.
          </Text>
          <Text size="small" tone="muted">
            {withWholeWords(CONSENT.text)}
          </Text>
        </>
      )}
      <Stack direction="row" gap={1}>
        <Button variant="primary" onClick={onSend}>
          {isWithdrawn ? 'Yes, contact me again' : 'Try again'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {isWithdrawn ? 'No, thanks' : 'Close'}
        </Button>
      </Stack>
    </Stack>
  );
}
