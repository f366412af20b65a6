import { type Role, ROLE } from '@prospectus/contract';
import { Button, EmptyState } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';

import { NotAllowed } from './NotAllowed.tsx';

/** An address the console does not have. Only ADMIN is told so; for others it is as closed as the rest (§6). */
export function Elsewhere() {
  const { permissions } = usePermissions<Role | null>();
  if (permissions !== ROLE.ADMIN) return <NotAllowed />;
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
