import { ROLE, type Role, type UserRecord } from '@prospectus/contract';
import { Button, Card, Heading, Stack, StatusChip, Text } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';

import { nameOfPerson } from '../../fields/name-of-person.ts';
import { DataForm, useDataForm } from '../../layout/DataForm.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { PartFailed } from '../../layout/PartFailed.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useApi } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import { UserActions, useUserChanges } from './UserActions.tsx';

/** User Management: who waits for a role, and all staff. */
export function Users() {
  const { text, locale } = useLanguage();
  const count = new Intl.NumberFormat(locale);
  return (
    <ListScreen<UserRecord>
      subject="users"
      sort={{ field: 'created_at', order: 'ASC' }}
      perPage={25}
      fixedFilter={{ waiting: false }}
      title={text('shell.menu.users')}
      actions={<InviteButton />}
      above={<WaitingPeople />}
      failed={text('users.notLoaded')}
      empty={{ icon: 'users', title: text('users.nobody'), text: text('users.nobodyText') }}
      filters={[{ kind: 'search', name: 'q', label: text('users.search') }]}
      columns={[
        {
          name: 'name',
          label: text('users.name'),
          cell: nameOfPerson,
          note: ({ email }) => email,
        },
        {
          name: 'role',
          label: text('users.role'),
          cell: ({ role, invited_role }) => text(roleKey(role ?? invited_role)),
          note: ({ second_factor }) => second_factor && text('users.hasFactor'),
        },
        {
          name: 'state',
          label: text('users.state'),
          cell: ({ invited_role, active }) => (
            <StatusChip
              tone={invited_role ? 'info' : active ? 'success' : 'neutral'}
              label={text(invited_role ? 'users.invited' : active ? 'users.active' : 'users.inactive')}
            />
          ),
        },
        {
          name: 'seen',
          label: text('users.seen'),
          cell: ({ last_seen_at }) => (last_seen_at ? <Timestamp at={last_seen_at} /> : text('users.never')),
        },
        {
          name: 'sessions',
          label: text('users.sessions'),
          align: 'right',
          cell: ({ open_sessions }) => count.format(open_sessions),
        },
        {
          name: 'actions',
          label: text('users.actionsHead'),
          align: 'right',
          cell: (person) => <UserActions person={person} />,
        },
      ]}
    />
  );
}

const WAITING = {
  filter: { waiting: true },
  sort: { field: 'email_verified', order: 'DESC' },
  pagination: { page: 1, perPage: 20 },
} as const;
const REFRESH_MS = 60_000;

/** Those who asked for an account and have no role yet; one press admits a person. */
function WaitingPeople() {
  const text = useText();
  const { error: staffFailure } = useListContext();
  const { data, total = 0, error, refetch } = useGetList<UserRecord>('users', WAITING, { refetchInterval: REFRESH_MS });
  // Where the staff cannot be read either, that says it for both.
  if (!data && staffFailure) return null;
  if (!data) return <PartFailed error={error} title={text('users.notLoaded')} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <section>
      <Stack gap={2}>
        <Heading level={2} size="h5">
          {text('users.waiting', { smart_count: total })}
        </Heading>
        <Stack as="ul" gap={2}>
          {data.map((person) => (
            <Card as="li" key={person.id}>
              <Applicant person={person} />
            </Card>
          ))}
        </Stack>
        {total > data.length && <Muted>{text('users.moreWaiting', { smart_count: total - data.length })}</Muted>}
      </Stack>
    </section>
  );
}

const ADMISSIONS = [
  { role: ROLE.EVENT_CREATER, label: 'users.admitEvents', done: 'users.admitted', variant: 'primary' },
  { role: ROLE.ADMIN, label: 'users.admitAdmin', done: 'users.admittedAdmin', variant: 'secondary' },
] as const;

function Applicant({ person }: { person: UserRecord }) {
  const text = useText();
  const { change, busy } = useUserChanges(person);
  const name = nameOfPerson(person);
  return (
    <Stack direction="row" gap={2} justify="space-between" align="center">
      <div>
        <Text as="div">
          <strong>{name}</strong>
        </Text>
        <Muted>{person.email}</Muted>
        <Muted>
          {text('users.asked')} <Timestamp at={person.created_at} />
        </Muted>
      </div>
      {person.email_verified ? (
        <Stack direction="row" gap={1}>
          {ADMISSIONS.map(({ role, label, done, variant }) => (
            <Button
              key={role}
              size="small"
              variant={variant}
              busy={busy}
              onClick={() => change({ role }, text(done, { name }))}
            >
              {text(label)}
            </Button>
          ))}
        </Stack>
      ) : (
        <StatusChip tone="warning" label={text('users.notConfirmed')} />
      )}
    </Stack>
  );
}

/** Invites somebody to a role by e-mail. */
function InviteButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon="mail" onClick={() => setOpen(true)}>
        {text('users.invite.button')}
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const form = useDataForm(
    { email: '', role: String(ROLE.EVENT_CREATER) },
    undefined,
    async ({ email, role }: { email: string; role: string }) => {
      await api('POST /admin/users/invite', { body: { email, role: Number(role) as Role } });
      return email;
    },
    { done: (email) => ({ title: text('users.invite.done', { email }) }), refetch: ['users'], onDone: onClose },
  );
  const options = Object.values(ROLE).map((value) => ({ value, label: text(roleKey(value)) }));
  return (
    <ModalDialog open size="small" onClose={onClose} title={text('users.invite.title')}>
      <DataForm
        form={form}
        fields={{
          email: { label: 'accounts.email', type: 'email', autoComplete: 'off', takesFocus: true },
          role: { label: 'users.role', help: 'users.invite.help', options },
        }}
        button="users.invite.send"
      />
    </ModalDialog>
  );
}
