import type { Role } from '@prospectus/contract';
import { Button, EmptyState } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';

import type { HomeOf } from '../../layout/home.ts';

/** Shown at an address that the person's role may not see, with a link to where they start. */
export function NotAllowed({ homeOf }: { homeOf: HomeOf }) {
  const { permissions } = usePermissions<Role | null>();
  const home = homeOf(permissions ?? null);
  return (
    <>
      <title>Not allowed</title>
      <EmptyState
        headingLevel={1}
        icon="lock"
        title="You are not allowed to see this"
        text="Your account has no right to this part of the console. An administrator can give it to you."
        action={<Button href={home?.to ?? '/'}>Back to {home?.label ?? 'the console'}</Button>}
      />
    </>
  );
}
