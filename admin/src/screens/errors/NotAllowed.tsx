import type { Role } from '@prospectus/contract';
import { Button, EmptyState } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';

import { landingOf, menuFor } from '../menu.ts';

/** An address that the person's role may not see, with a way back. */
export function NotAllowed() {
  const { permissions } = usePermissions<Role | null>();
  const home = menuFor(permissions ?? null)[0];
  return (
    <>
      <title>Not allowed</title>
      <EmptyState
        headingLevel={1}
        icon="lock"
        title="You are not allowed to see this"
        text="Your account has no right to this part of the console. An administrator can give it to you."
        action={<Button href={landingOf(permissions ?? null)}>Back to {home?.label ?? 'the console'}</Button>}
      />
    </>
  );
}
