import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';
import { Button, Heading, Icon, Link, Stack, Text, withWholeWords } from '@prospectus/design-system';
import { CONSENT } from '@prospectus/contract/consent';

import { PORTAL_PATH } from '../../lib/links.ts';
import { type Contact, ContactLine } from './ContactLine.tsx';
import type { Success } from './outcome.ts';

type SuccessScreenProps = {
  success: Success;
  brochure?: string | undefined;
  /** OTP_VERIFIED: shown for a moment before the redirect. */
  passing?: boolean;
  contact: Contact;
};

/** OTP_VERIFIED and LAST_SCREEN: the result of the enquiry, and the next step (§2, §4). */
export function SuccessScreen({ success, brochure, passing = false, contact }: SuccessScreenProps) {
  return (
    <div role="status">
      <Stack gap={3} align="start">
        <Text as="span" tone="success">
          <Icon name="success" size={48} />
        </Text>
        <Heading level={3} size="h4" tabIndex={-1} data-autofocus="">
          {success.title}
        </Heading>
        {success.text && <Text>{success.text}</Text>}
        {brochure && (
          <Text>
            If it doesn’t start, download it{' '}
            <Link href={brochure} download={BROCHURE_FILE_NAME}>
              here
            </Link>
            .
          </Text>
        )}
        {!passing && (
          <Button href={PORTAL_PATH} variant="primary">
            Continue Application
          </Button>
        )}
        <ContactLine {...contact} />
      </Stack>
    </div>
  );
}

type ContactAgainProps = { result: 'running' | 'withdrawn' | 'failed'; onSend: () => void; onClose: () => void };

/** The new enquiry of a verified visitor, until the server has it; after a withdrawal it needs a new consent. */
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
