import type { UserRecord } from '@prospectus/contract';
import { Card, DataTable, Stack, StatusChip, Text } from '@prospectus/design-system';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import { type Leaving, LeavingDialog } from './LeavingDialog.tsx';
import { nameOf } from './names.ts';
import { UserActions } from './UserActions.tsx';
import type { UserChanges } from './use-user-changes.ts';

/** Staff as a table; on a phone as cards. */
export function UserTable({ people, changes }: { people: readonly UserRecord[]; changes: UserChanges }) {
  const { text, locale } = useLanguage();
  const { identity } = useGetIdentity();
  const isWide = useIsTabletUp();
  const [leaving, setLeaving] = useState<Leaving>();
  const count = new Intl.NumberFormat(locale);
  const rows = people.map((person) => ({
    name: (
      <>
        {nameOf(person)}
        <Text as="div" size="small" tone="muted">
          {person.email}
        </Text>
      </>
    ),
    role: (
      <>
        {text(roleKey(person.role ?? person.invited_role))}
        {person.second_factor && (
          <Text as="div" size="small" tone="muted">
            {text('users.hasFactor')}
          </Text>
        )}
      </>
    ),
    state: person.invited_role ? (
      <StatusChip tone="info" label={text('users.invited')} />
    ) : person.active ? (
      <StatusChip tone="success" label={text('users.active')} />
    ) : (
      <StatusChip tone="neutral" label={text('users.inactive')} />
    ),
    seen: person.last_seen_at ? <Timestamp at={person.last_seen_at} /> : text('users.never'),
    sessions: count.format(person.open_sessions),
    actions: <UserActions person={person} changes={changes} onLeave={(change) => setLeaving({ person, change })} />,
  }));
  return (
    <>
      {isWide ? table() : cards()}
      {leaving && (
        <LeavingDialog
          leaving={leaving}
          isOwn={leaving.person.id === identity?.id}
          changes={changes}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );

  function cards() {
    return (
      <Stack as="ul" gap={2}>
        {rows.map((row, at) => (
          <Card as="li" key={people[at]?.id}>
            <Stack gap={1}>
              {row.name}
              <Stack direction="row" gap={2} align="center">
                {row.state}
                <div>{row.role}</div>
                {row.actions}
              </Stack>
              <Text size="small" tone="muted">
                {text('users.seen')}: {row.seen} · {text('users.sessions')}: {row.sessions}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    );
  }
  function table() {
    return (
      <DataTable
        caption={text('shell.menu.users')}
        captionHidden
        columns={[
          { key: 'name', label: text('users.name') },
          { key: 'role', label: text('users.role') },
          { key: 'state', label: text('users.state') },
          { key: 'seen', label: text('users.seen') },
          { key: 'sessions', label: text('users.sessions'), align: 'end' },
          { key: 'actions', label: text('users.actionsHead'), align: 'end' },
        ]}
        rows={rows}
      />
    );
  }
}
