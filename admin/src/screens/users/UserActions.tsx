import { ROLE, type Role, type UserRecord } from '@prospectus/contract';
import { ConfirmDialog, IconButton, Menu, type MenuItem } from '@prospectus/design-system';
import { useState } from 'react';

import { useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import { nameOf } from './names.ts';
import type { UserChanges } from './use-user-changes.ts';

const ROLES: readonly (Role | null)[] = [...Object.values(ROLE), null];

/** What can be done with a person's account: another role, signing out everywhere, deactivating. */
export function UserActions({ person, isOwn, changes }: { person: UserRecord; isOwn: boolean; changes: UserChanges }) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  const name = nameOf(person);
  const toRole = (role: Role | null): MenuItem => ({
    label:
      role === null
        ? text('accounts.users.removeRole')
        : text('accounts.users.makeRole', { role: text(roleKey(role)).toLocaleLowerCase() }),
    icon: role === null ? 'lock' : 'shield',
    disabled: role !== null && !person.email_verified,
    onSelect: () =>
      void changes.change(person, { role }, text('accounts.users.hasRole', { name, role: text(roleKey(role)) })),
  });
  const items: MenuItem[] = [
    ...(person.active ? ROLES.filter((role) => role !== person.role).map(toRole) : []),
    ...(person.open_sessions > 0
      ? [
          {
            label: text('accounts.users.signOut'),
            icon: 'sign-out' as const,
            onSelect: () => void changes.signOut(person, text('accounts.users.signedOut', { name })),
          },
        ]
      : []),
    ...(person.second_factor
      ? [
          {
            label: text('accounts.users.removeSecondFactor'),
            icon: 'lock' as const,
            onSelect: () =>
              void changes.removeSecondFactor(person, text('accounts.users.secondFactorRemoved', { name })),
          },
        ]
      : []),
    person.active
      ? {
          label: text('accounts.users.deactivate'),
          icon: 'error',
          tone: 'danger',
          separatorBefore: true,
          onSelect: () => setAsks(true),
        }
      : {
          label: text('accounts.users.reactivate'),
          icon: 'refresh',
          onSelect: () => void changes.change(person, { active: true }, text('accounts.users.reactivated', { name })),
        },
  ];
  const label = text('accounts.users.actions', { name });
  return (
    <>
      <Menu label={label} trigger={<IconButton icon="more" label={label} />} items={items} />
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={text('accounts.users.deactivateTitle', { name })}
        confirmLabel={text('accounts.users.deactivate')}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void changes.change(person, { active: false }, text('accounts.users.deactivated', { name }));
        }}
      >
        {text(isOwn ? 'accounts.users.deactivateOwnText' : 'accounts.users.deactivateText')}
      </ConfirmDialog>
    </>
  );
}
