import { BottomBar, Button } from '@prospectus/design-system';

import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';

/** On phones the next step stays within the thumb's reach. */
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
