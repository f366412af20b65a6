import { Button, Card, Section, Stack, Text } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { useVisitor } from '../../features/visitor/index.ts';
import { readCookie } from '../../lib/cookies.ts';
import { openerProps } from '../../lib/openers.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';
import { DashboardAccess } from '../../sections/refer/index.ts';
import { type LaunchpadData, usePageData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';
import { LaunchpadItems } from './LaunchpadItems.tsx';
import { leadName } from './lead-name.ts';
import { ReferAFriend } from './ReferAFriend.tsx';
import { ReferFriends } from './ReferFriends.tsx';

/** The learner's launchpad: what comes next for a verified visitor, an invitation to sign up for everyone else. */
export function LaunchpadRoute() {
  const data = usePageData<LaunchpadData>();
  const { verified } = useVisitor();
  if (!data) return <NotFound />;
  return verified ? <Launchpad {...data} /> : <Invitation {...data} />;
}

function Launchpad({ page, own, referred }: LaunchpadData) {
  const [name, setName] = useState<string>();
  // The page is the same for everyone who is verified; the name is the browser's own knowledge.
  useEffect(() => setName(leadName(readCookie('userLeadData'))), []);
  const { postLoginReferral, dashboardAccess } = page.marketing;
  return (
    <>
      <Section
        id="launchpad"
        headingLevel={1}
        eyebrow="Your launchpad"
        title={name ? `Welcome, ${name}` : 'Welcome'}
        intro="We’ve verified your phone number, and our counsellors have your enquiry. Here’s what you can do next."
        action={
          <Button href={PORTAL_PATH} size="large">
            Continue Application
          </Button>
        }
      >
        <LaunchpadItems page={page} headingLevel={2} />
      </Section>
      {postLoginReferral && (
        <ReferAFriend banner={postLoginReferral} media={page.media}>
          <ReferFriends own={own} referred={referred} />
        </ReferAFriend>
      )}
      {dashboardAccess && <DashboardAccess banner={dashboardAccess} media={page.media} tone="paper" />}
    </>
  );
}

function Invitation({ page }: LaunchpadData) {
  const { preLoginReferral } = page.marketing;
  return (
    <>
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
              Your launchpad has your application and your next steps in one place. Sign up with your mobile number and
              the one-time code we send you. There’s no password to remember.
            </Text>
            <Button {...openerProps('LOGIN', 'launchpad')}>Sign up or sign in</Button>
          </Stack>
        </Card>
      </Section>
      {page.items.length > 0 && (
        <Section id="items" tone="white" title="What you’ll find there">
          <LaunchpadItems page={page} headingLevel={3} />
        </Section>
      )}
      {preLoginReferral && <ReferAFriend banner={preLoginReferral} media={page.media} />}
    </>
  );
}
