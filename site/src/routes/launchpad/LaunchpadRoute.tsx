import { Breadcrumbs, Button, Hero, Section } from '@prospectus/design-system';
import { type ReactNode, useEffect, useState } from 'react';

import { useVisitor } from '../../features/visitor/index.ts';
import { readCookie } from '../../lib/cookies.ts';
import { openerProps } from '../../lib/openers.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';
import { DashboardAccess } from '../../sections/refer/DashboardAccess.tsx';
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
      <First
        title={name ? `Welcome, ${name}` : 'Welcome'}
        lead="We’ve verified your phone number, and our counsellors have your enquiry. Here’s what you can do next."
        action={
          <Button href={PORTAL_PATH} size="large">
            Continue Application
          </Button>
        }
      />
      <Items page={page} title="What you can do next" />
      {postLoginReferral && (
        <ReferAFriend banner={postLoginReferral} media={page.media}>
          <ReferFriends own={own} referred={referred} />
        </ReferAFriend>
      )}
      {dashboardAccess && <DashboardAccess banner={dashboardAccess} media={page.media} tone="white" />}
    </>
  );
}

function Invitation({ page }: LaunchpadData) {
  const { preLoginReferral } = page.marketing;
  return (
    <>
      <First
        title="Sign up to open your launchpad"
        lead="Your launchpad has your application and your next steps in one place. Sign up with your mobile number and the OTP we send you. There’s no password to remember."
        action={
          <Button size="large" {...openerProps('LOGIN', 'launchpad')}>
            Sign up or sign in
          </Button>
        }
      />
      <Items page={page} title="What you’ll find there" />
      {preLoginReferral && <ReferAFriend banner={preLoginReferral} media={page.media} />}
    </>
  );
}

const First = ({ title, lead, action }: { title: string; lead: string; action: ReactNode }) => (
  <section id="launchpad" aria-label="Your launchpad">
    <Hero
      seed="launchpad"
      eyebrow={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Your launchpad' }]} />}
      title={title}
      lead={lead}
      actions={action}
    />
  </section>
);

const Items = ({ page, title }: Pick<LaunchpadData, 'page'> & { title: string }) =>
  page.items.length > 0 && (
    <Section id="items" tone="white" title={title}>
      <LaunchpadItems page={page} />
    </Section>
  );
