import { Button, Heading, Stack, Text } from '@prospectus/design-system';

import { openerProps } from '../../lib/openers.ts';

/** Beside the text, for who is not verified: the way to a counsellor (AUX-04). */
export function SideLeadCard() {
  return (
    <Stack gap={2} align="start">
      <Heading level={2} size="h4" id="side-lead-title">
        Share your details and we will get in touch with you.
      </Heading>
      <Text tone="muted">A counsellor calls you back, answers your questions and helps you choose. It is free.</Text>
      <Button {...openerProps('REGISTER', 'side-card')}>Apply Now</Button>
    </Stack>
  );
}
