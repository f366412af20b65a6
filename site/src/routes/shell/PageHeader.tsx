import { AppBar, BottomBar, Button, Icon, Logo } from '@prospectus/design-system';
import { useLocation } from 'react-router';

import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { openerProps } from '../../lib/openers.ts';
import { phoneHref, PORTAL_PATH } from '../../lib/links.ts';
import type { Frame } from '../page/page-data.ts';

type Props = { frame: Frame; program: { slug: string } | undefined; campaign: boolean };

/** Brand, menu and actions; a campaign page has a phone number instead of the menu. */
export function PageHeader({ frame, program, campaign }: Props) {
  const { pathname } = useLocation();
  const { verified } = useVisitor();
  const call = campaign && !verified && <CallUs phone={frame.contact.phone} />;
  return (
    <AppBar
      brand={<Logo {...frame.brand} picture={frame.brand.picture && { ...frame.brand.picture, alt: '' }} />}
      homeLabel="home page"
      items={campaign ? [] : frame.header}
      currentHref={pathname}
      actions={
        <>
          {call}
          <HeaderActions program={program} withSignIn={!campaign} />
        </>
      }
      drawerActions={call || undefined}
    />
  );
}

const CallUs = ({ phone }: { phone: string }) =>
  phone && (
    <Button size="small" variant="quiet" href={phoneHref(phone)}>
      <Icon name="phone" size={18} /> {phone}
    </Button>
  );

function HeaderActions({ program, withSignIn }: Pick<Props, 'program'> & { withSignIn: boolean }) {
  const { verified, signOut } = useVisitor();
  if (verified) {
    return (
      <>
        <form
          method="post"
          action="/logout"
          onSubmit={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          <Button type="submit" size="small" variant="quiet">
            Log out
          </Button>
        </form>
        <Button size="small" href={PORTAL_PATH}>
          Continue Application
        </Button>
      </>
    );
  }
  return (
    <>
      {withSignIn && (
        <Button size="small" variant="quiet" {...openerProps('LOGIN', 'header', program)}>
          Sign in
        </Button>
      )}
      <Button size="small" {...openerProps('REGISTER', 'header', program)}>
        Apply Now
      </Button>
    </>
  );
}

/** The bar at the bottom of phones. */
export function PageActions({ program }: { program: { slug: string } | undefined }) {
  const { verified } = useVisitor();
  return (
    <BottomBar label="Your next step">
      {verified ? (
        <Button href={PORTAL_PATH}>Continue Application</Button>
      ) : (
        <Button {...openerProps('REGISTER', 'bottom-bar', program)}>Apply Now</Button>
      )}
    </BottomBar>
  );
}
