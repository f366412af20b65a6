import { BROCHURE_FILE_NAME } from '@prospectus/contract/constants';
import { Button, Heading, Icon, Link, Stack, Text } from '@prospectus/design-system';

import { type Contact, ContactLine } from './ContactLine.tsx';
import type { Success } from './outcome.ts';

/** Props of {@link SuccessScreen}. */
export type SuccessScreenProps = {
  success: Success;
  /** Address of the brochure, where the visitor came for it. */
  brochure?: string | undefined;
  /** OTP_VERIFIED: a short stop before the visitor is taken on. */
  passing?: boolean;
  contact: Contact;
};

/** OTP_VERIFIED and LAST_SCREEN: what was achieved, and the way on (§2, §4). */
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
          <Button href="/admissionportal/" variant="primary">
            Continue Application
          </Button>
        )}
        <ContactLine {...contact} />
      </Stack>
    </div>
  );
}
