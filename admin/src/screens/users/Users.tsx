import { ROLE, type Role, type UserRecord } from '@prospectus/contract';
import { Button, Callout, Card, Heading, Select, Stack, StatusChip, Text, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';

import { nameOfPerson } from '../../fields/name-of-person.ts';
import { Muted } from '../../layout/Muted.tsx';
import { PartFailed } from '../../layout/PartFailed.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useCall } from '../../providers/calls.ts';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';
import { UserActions } from './UserActions.tsx';
import { useUserChanges } from './use-user-changes.ts';

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
      noMatch={{ title: text('users.nobody'), text: text('users.nobodyText') }}
      filters={[{ kind: 'search', name: 'q', label: text('users.search') }]}
      columns={[
        {
          name: 'name',
          label: text('users.name'),
          cell: (person) => (
            <>
              {nameOfPerson(person)}
              <Muted>{person.email}</Muted>
            </>
          ),
        },
        {
          name: 'role',
          label: text('users.role'),
          cell: ({ role, invited_role, second_factor }) => (
            <div>
              {text(roleKey(role ?? invited_role))}
              {second_factor && <Muted>{text('users.hasFactor')}</Muted>}
            </div>
          ),
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

const MAX_WAITING = 20;
const REFRESH_MS = 60_000;

/** Those who asked for an account and have no role yet; one press admits a person. */
function WaitingPeople() {
  const text = useText();
  const { error: staffFailure } = useListContext();
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<UserRecord>(
    'users',
    {
      filter: { waiting: true },
      sort: { field: 'email_verified', order: 'DESC' },
      pagination: { page: 1, perPage: MAX_WAITING },
    },
    { refetchInterval: REFRESH_MS },
  );
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
          <Button
            size="small"
            busy={busy}
            onClick={() => change({ role: ROLE.EVENT_CREATER }, text('users.admitted', { name }))}
          >
            {text('users.admitEvents')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={busy}
            onClick={() => change({ role: ROLE.ADMIN }, text('users.admittedAdmin', { name }))}
          >
            {text('users.admitAdmin')}
          </Button>
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
  const { call, busy, failure } = useCall({ inPlace: true });
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(ROLE.EVENT_CREATER);
  const invite = async () => {
    const done = text('users.invite.done', { email });
    if (await call('POST /admin/users/invite', { body: { email, role } }, { done })) onClose();
  };
  return (
    <ModalDialog
      open
      size="small"
      onClose={onClose}
      title={text('users.invite.title')}
      actions={
        <Button busy={busy} disabled={!email.trim()} onClick={() => void invite()}>
          {text('users.invite.send')}
        </Button>
      }
    >
      <Stack gap={2}>
        {failure && !failure.errors['email'] && (
          <Callout tone="danger" role="alert">
            {failure.message}
          </Callout>
        )}
        <TextField
          type="email"
          label={text('accounts.email')}
          autoComplete="off"
          data-autofocus=""
          value={email}
          error={failure?.errors['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select
          label={text('users.role')}
          help={text('users.invite.help')}
          value={String(role)}
          options={Object.values(ROLE).map((value) => ({ value: String(value), label: text(roleKey(value)) }))}
          onChange={(event) => setRole(Number(event.target.value) as Role)}
        />
      </Stack>
    </ModalDialog>
  );
}
