import { ROLE, type Role, type UserRecord } from '@prospectus/contract';
import { IconButton } from '@prospectus/design-system';
import { type MenuAction, MenuButton } from '@prospectus/design-system/console';

import { useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import type { Leaving } from './LeavingDialog.tsx';
import { nameOf } from './names.ts';
import { mayHaveLeads } from './use-lead-hand-over.ts';
import type { UserChanges } from './use-user-changes.ts';

const ROLES: readonly (Role | null)[] = [...Object.values(ROLE), null];

/** What can be done with a person's account: another role, signing out everywhere, deactivating. */
export function UserActions({
  person,
  changes,
  onLeave,
}: {
  person: UserRecord;
  changes: UserChanges;
  /** Asks first where the change takes the leads away. */
  onLeave: (change: Leaving['change']) => void;
}) {
  const text = useText();
  const name = nameOf(person);
  const toRole = (role: Role | null): MenuAction => ({
    label:
      role === null
        ? text('users.removeRole')
        : text('users.makeRole', { role: text(roleKey(role)).toLocaleLowerCase() }),
    icon: role === null ? 'lock' : 'shield',
    disabled: role !== null && !person.email_verified,
    onSelect: () => {
      if (mayHaveLeads(person.role) && !mayHaveLeads(role)) onLeave({ role });
      else void changes.change(person, { role }, text('users.hasRole', { name, role: text(roleKey(role)) }));
    },
  });
  const items: MenuAction[] = [
    ...(person.active ? ROLES.filter((role) => role !== person.role).map(toRole) : []),
    ...(person.open_sessions > 0
      ? [
          {
            label: text('users.signOut'),
            icon: 'sign-out' as const,
            onSelect: () => void changes.signOut(person, text('users.signedOut', { name })),
          },
        ]
      : []),
    ...(person.second_factor
      ? [
          {
            label: text('users.removeSecondFactor'),
            icon: 'lock' as const,
            onSelect: () => void changes.removeSecondFactor(person, text('users.secondFactorRemoved', { name })),
          },
        ]
      : []),
    person.active
      ? {
          label: text('users.deactivate'),
          icon: 'error',
          tone: 'danger',
          separatorBefore: true,
          onSelect: () => onLeave({ active: false }),
        }
      : {
          label: text('users.reactivate'),
          icon: 'refresh',
          onSelect: () => void changes.change(person, { active: true }, text('users.reactivated', { name })),
        },
  ];
  const label = text('users.actions', { name });
  return <MenuButton label={label} trigger={<IconButton icon="more" label={label} />} items={items} />;
}
