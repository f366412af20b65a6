import { AppBar, Button, Logo } from '@prospectus/design-system';
import { useLocation } from 'react-router';

import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';
import type { Frame } from '../page/frame.ts';

type Props = { frame: Frame; program: { slug: string } | undefined };

/** Head of every page: brand, menu, and what to do next. */
export function PageHeader({ frame, program }: Props) {
  const { pathname } = useLocation();
  return (
    <AppBar
      brand={<Logo {...frame.brand} picture={frame.brand.picture && { ...frame.brand.picture, alt: '' }} />}
      homeLabel="home page"
      items={frame.header}
      currentHref={pathname}
      actions={<HeaderActions program={program} />}
    />
  );
}

function HeaderActions({ program }: Pick<Props, 'program'>) {
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
      <Button size="small" variant="quiet" {...openerProps('LOGIN', 'header', program)}>
        Sign in
      </Button>
      <Button size="small" {...openerProps('REGISTER', 'header', program)}>
        Apply Now
      </Button>
    </>
  );
}
