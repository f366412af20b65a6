import { type Role, ROLE } from '@prospectus/contract';
import { Button, EmptyState } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';

import { useText } from '../texts/language-context.ts';
import { NotAllowed } from './NotAllowed.tsx';

/** Shown at an address the console does not have. Only ADMIN learns that; others are not allowed there either (§6). */
export function NotFound() {
  const text = useText();
  const { permissions } = usePermissions<Role | null>();
  if (permissions !== ROLE.ADMIN) return <NotAllowed />;
  return (
    <>
      <title>{text('shell.notFound.tab')}</title>
      <EmptyState
        headingLevel={1}
        title={text('shell.notFound.title')}
        text={text('shell.notFound.text')}
        action={<Button href="/">{text('shell.backTo', { label: text('shell.menu.dashboard') })}</Button>}
      />
    </>
  );
}
