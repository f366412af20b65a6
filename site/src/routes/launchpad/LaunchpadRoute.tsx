import { Button, Card, Section, Stack, Steps, Text } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { useVisitor } from '../../features/visitor/index.ts';
import { readCookie } from '../../lib/cookies.ts';
import { openerProps } from '../../lib/openers.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';
import { leadName } from './leadName.ts';

/** The learner's launchpad: what comes next for a verified visitor, an invitation to sign up for everyone else. */
export function LaunchpadRoute() {
  const { verified } = useVisitor();
  return verified ? <Launchpad /> : <Invitation />;
}

function Launchpad() {
  const [name, setName] = useState<string>();
  // The page is the same for everyone who is verified; the name is the browser's own knowledge.
  useEffect(() => setName(leadName(readCookie('userLeadData'))), []);
  return (
    <Section
      id="launchpad"
      headingLevel={1}
      eyebrow="Your launchpad"
      title={name ? `Welcome, ${name}` : 'Welcome'}
      intro="Your phone number is verified and your enquiry is with our counsellors. Here is what happens next."
    >
      <Stack gap={4}>
        <Steps items={STEPS} />
        <div>
          <Button href={PORTAL_PATH} size="large">
            Continue Application
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

function Invitation() {
  return (
    <Section
      id="launchpad"
      headingLevel={1}
      size="text"
      eyebrow="Your launchpad"
      title="Sign up to open your launchpad"
    >
      <Card>
        <Stack gap={3} align="start">
          <Text>
            The launchpad keeps your application in one place. Sign up with your mobile number: we send you a one-time
            code, and you are in. There is no password to remember.
          </Text>
          <Button {...openerProps('LOGIN', 'launchpad')}>Sign up or sign in</Button>
        </Stack>
      </Card>
    </Section>
  );
}

const STEPS = [
  {
    title: 'A counsellor calls you',
    description: 'Usually within one working day, to answer questions about the programme, fees and dates.',
  },
  {
    title: 'Complete your application',
    description:
      'Fill in the form on the admission portal and upload your documents. You may stop and return at any time.',
  },
  {
    title: 'The university verifies your documents',
    description: 'You hear by e-mail when your eligibility is confirmed, or if anything has to be sent again.',
  },
  {
    title: 'Pay the fee and receive your registration number',
    description: 'With it your place in the batch is confirmed.',
  },
];
