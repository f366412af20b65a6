import {
  Breadcrumbs,
  Button,
  Grid,
  Heading,
  Hero,
  IconList,
  LinkCard,
  Picture,
  Section,
  Stack,
} from '@prospectus/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import type { Marketing, PageMedia, UserLeadData } from '@prospectus/contract';

import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { readCookie } from '../../lib/storage.ts';
import { openerProps } from '../../lib/openers.ts';
import { isExternal, PORTAL_PATH } from '../../lib/links.ts';
import { DashboardAccess } from '../../sections/marketing/DashboardAccess.tsx';
import { type LaunchpadData, useActionResult, usePageData, useRootData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';
import { bannerPicture, pictureOf } from '../../lib/picture-of.ts';
import { ReferForm } from '../../features/referrals/ReferForm.tsx';
import { ReferralOverview } from '../../features/referrals/ReferralOverview.tsx';
import { ShareLink } from '../../features/referrals/ShareLink.tsx';
import { useOwnReferrals } from '../../features/referrals/own-referrals.ts';

/** Next steps for a verified visitor; others are invited to sign up. */
export function LaunchpadRoute() {
  const data = usePageData<LaunchpadData>();
  const { verified } = useVisitor();
  if (!data) return <NotFound />;
  return verified ? <Launchpad {...data} /> : <Invitation {...data} />;
}

function Launchpad({ page, own, referred }: LaunchpadData) {
  const [name, setName] = useState<string>();
  // The page is cached for all verified visitors; the name is only in the browser.
  useEffect(() => setName(leadName(readCookie('userLeadData'))), []);
  const { postLoginReferral, dashboardAccess } = page.marketing;
  return (
    <>
      <LaunchpadHero
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
      <LaunchpadHero
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

const LaunchpadHero = ({ title, lead, action }: { title: string; lead: string; action: ReactNode }) => (
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

/** The items that staff chose, in their order. */
function LaunchpadItems({ page }: Pick<LaunchpadData, 'page'>) {
  return (
    <Grid as="ul" min={300}>
      {page.items.map(({ id, title, description, link, image, alt_image_name }) => (
        <li key={id}>
          <LinkCard
            title={title}
            href={link || undefined}
            description={description}
            external={isExternal(link)}
            picture={image ? pictureOf(page.media, image, alt_image_name) : undefined}
          />
        </li>
      ))}
    </Grid>
  );
}

type ReferAFriendProps = {
  banner: NonNullable<Marketing['preLoginReferral']>;
  media: PageMedia;
  /** Form and link of a verified visitor. */
  children?: ReactNode;
};

/** Refer and earn on the launchpad (ROUTE-09). */
function ReferAFriend({ banner, media, children }: ReferAFriendProps) {
  const picture = bannerPicture(media, banner, banner.alt_image_name);
  return (
    <Section id="refer-a-friend" title={banner.title} intro={banner.sub_title}>
      <Stack gap={4}>
        <Grid min={320} gap={4}>
          <IconList
            min={400}
            items={banner.usps.map(({ title, image, alt_image_name, bg_color }) => ({
              title,
              icon: 'check',
              background: bg_color,
              ...(image && { image: { src: image, alt: alt_image_name } }),
            }))}
          />
          {picture && (
            <div>
              <Picture seed="refer" {...picture} ratio={16 / 5} />
            </div>
          )}
        </Grid>
        {children ?? (
          <div>
            <Button {...openerProps('LOGIN', 'refer')}>Start referring Now!</Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** The referral form and link of a verified visitor, with the referrals so far (REFER-02, REFER-04). */
function ReferFriends({ own: first, referred = false }: Pick<LaunchpadData, 'own' | 'referred'>) {
  const { own, reload } = useOwnReferrals(first);
  const posted = useActionResult();
  const { publicUrl = '', frame } = useRootData() ?? {};
  return (
    <Stack gap={4}>
      <Grid min={320} gap={5} align="start">
        <ReferForm posted={posted} done={referred} onReferred={() => void reload()} />
        {typeof own === 'object' && (
          <ShareLink
            label="Or share your link"
            link={`${publicUrl}/refurl?ref=${own.code}`}
            university={frame?.name ?? ''}
          />
        )}
      </Grid>
      <Stack gap={2}>
        <Heading level={3} size="h4">
          Your referrals
        </Heading>
        <ReferralOverview own={own} headingLevel={3} />
      </Stack>
      <div>
        <Button href="/referral-dashboard" variant="secondary">
          See your referrals
        </Button>
      </div>
    </Stack>
  );
}

/** The first name in the cookie; undefined if it is invalid (§8). */
export function leadName(cookie: string | undefined): string | undefined {
  if (cookie === undefined) return undefined;
  try {
    const { name } = JSON.parse(decodeURIComponent(cookie)) as Partial<UserLeadData>;
    return typeof name === 'string' ? name.trim().split(/\s+/)[0] || undefined : undefined;
  } catch {
    return undefined;
  }
}
