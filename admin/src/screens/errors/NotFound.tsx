import { type Role, ROLE } from '@prospectus/contract';
import { Button, EmptyState } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';

import type { HomeOf } from '../../layout/home.ts';
import { NotAllowed } from './NotAllowed.tsx';

/** Shown at an address the console does not have. Only ADMIN learns that; others are not allowed there either (§6). */
export function NotFound({ homeOf }: { homeOf: HomeOf }) {
  const { permissions } = usePermissions<Role | null>();
  if (permissions !== ROLE.ADMIN) return <NotAllowed homeOf={homeOf} />;
  return (
    <>
      <title>Not found</title>
      <EmptyState
        headingLevel={1}
        title="There is no such page"
        text="The address is not complete, or the page has moved."
        action={<Button href="/">Back to the Dashboard</Button>}
      />
    </>
  );
}
