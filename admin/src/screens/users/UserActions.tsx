import { can, type MatchingResult, ROLE, type Role, type UserChange, type UserRecord } from '@prospectus/contract';
import { Callout, IconButton, Select, Skeleton, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog, type MenuAction, MenuButton } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useGetList } from 'react-admin';

import { nameOfPerson } from '../../fields/name-of-person.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';
import { roleKey } from '../../texts/role-key.ts';

const ROLES: readonly (Role | null)[] = [...Object.values(ROLE), null];

/** A change after which a person looks after no leads any more. */
type Leaving = { active: false } | { role: Role | null };

const mayHaveLeads = (role: Role | null): boolean => can(role, 'update', 'leads');

/** What can be done with a person's account: another role, signing out everywhere, deactivating. */
export function UserActions({ person }: { person: UserRecord }) {
  const text = useText();
  const { change, signOut, removeSecondFactor } = useUserChanges(person);
  const [leaving, setLeaving] = useState<Leaving>();
  const name = nameOfPerson(person);
  const toRole = (role: Role | null): MenuAction => ({
    label:
      role === null
        ? text('users.removeRole')
        : text('users.makeRole', { role: text(roleKey(role)).toLocaleLowerCase() }),
    icon: role === null ? 'lock' : 'shield',
    disabled: role !== null && !person.email_verified,
    onSelect: () => {
      if (mayHaveLeads(person.role) && !mayHaveLeads(role)) setLeaving({ role });
      else change({ role }, text('users.hasRole', { name, role: text(roleKey(role)) }));
    },
  });
  const items: (MenuAction | false)[] = [
    ...(person.active ? ROLES.filter((role) => role !== person.role).map(toRole) : []),
    person.open_sessions > 0 && {
      label: text('users.signOut'),
      icon: 'sign-out',
      onSelect: () => signOut(text('users.signedOut', { name })),
    },
    person.second_factor && {
      label: text('users.removeSecondFactor'),
      icon: 'lock',
      onSelect: () => removeSecondFactor(text('users.secondFactorRemoved', { name })),
    },
    person.active
      ? {
          label: text('users.deactivate'),
          icon: 'error',
          tone: 'danger',
          separatorBefore: true,
          onSelect: () => setLeaving({ active: false }),
        }
      : {
          label: text('users.reactivate'),
          icon: 'refresh',
          onSelect: () => change({ active: true }, text('users.reactivated', { name })),
        },
  ];
  const label = text('users.actions', { name });
  return (
    <>
      <MenuButton
        label={label}
        trigger={<IconButton icon="more" label={label} />}
        items={items.filter((item) => item !== false)}
      />
      {leaving && (
        <LeavingDialog
          person={person}
          leaving={leaving}
          onClose={() => setLeaving(undefined)}
          onLeft={(done) => change(leaving, done)}
        />
      )}
    </>
  );
}

/** The choice of nobody in the list of colleagues. */
const NOBODY = '-';

type LeavingDialogProps = {
  person: UserRecord;
  leaving: Leaving;
  onClose: () => void;
  /** Called with the text of the change once the leads are given away. */
  onLeft: (done: string) => void;
};

/** Confirms that a person leaves the desk, and asks who gets their leads: none stays with a person who cannot see it. */
function LeavingDialog({ person, leaving, onClose, onLeft }: LeavingDialogProps) {
  const text = useText();
  const refusalText = useRefusalText();
  const { identity } = useGetIdentity();
  const { attempt, busy, failure } = useCall({ inPlace: true });
  const [owner, setOwner] = useState(NOBODY);
  const enabled = mayHaveLeads(person.role);
  const filter = { owner: person.id };
  const leads = useGetList(
    'leads',
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      meta: { fields: ['id'] },
    },
    { enabled },
  );
  const owners = useRead('GET /admin/leads/owners', undefined, { enabled });
  const isPending = enabled && (leads.isPending || owners.isPending);
  const error = leads.error ?? owners.error;
  const count = leads.total ?? 0;
  const name = nameOfPerson(person);
  const role = 'role' in leaving ? text(roleKey(leaving.role)) : undefined;
  /** A hundred leads a call. */
  const handOver = () =>
    attempt(
      async (api) => {
        let from: MatchingResult['next'] = null;
        let refused = 0;
        do {
          const body = { filter, changes: { owner: owner === NOBODY ? null : owner }, ...(from && { from }) };
          const answer: MatchingResult = await api('POST /admin/leads/matching', { body });
          refused += answer.refused;
          from = answer.next;
        } while (from);
        if (refused > 0) throw new Error(text('users.leads.refused', { smart_count: refused }));
      },
      { refetch: ['leads'] },
    );
  const leave = async () => {
    if (count > 0 && !(await handOver())) return;
    onClose();
    onLeft(role ? text('users.hasRole', { name, role }) : text('users.deactivated', { name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={role ? text('users.roleTitle', { name, role }) : text('users.deactivateTitle', { name })}
      confirmLabel={text(role ? 'users.changeRole' : 'users.deactivate')}
      busy={busy || isPending}
      onCancel={onClose}
      onConfirm={() => void leave()}
    >
      <Stack gap={2}>
        <Text>
          {text(
            role ? 'users.roleText' : person.id === identity?.id ? 'users.deactivateOwnText' : 'users.deactivateText',
          )}
        </Text>
        {isPending && <Skeleton height={100} />}
        {count > 0 && (
          <Select
            label={text('users.leads.label', { smart_count: count })}
            help={text('users.leads.help')}
            value={owner}
            disabled={busy}
            options={[
              { value: NOBODY, label: text('users.leads.nobody') },
              ...(owners.data ?? [])
                .filter(({ id }) => id !== person.id)
                .map((colleague) => ({ value: colleague.id, label: colleague.name })),
            ]}
            onChange={(event) => setOwner(event.target.value)}
          />
        )}
        {(failure ?? error) && (
          <Callout tone="danger" role="alert" title={text('lists.refused')}>
            {failure?.message ?? refusalText(error)}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const UNDO_CLOSES_AFTER_MS = 10_000;

/** Changes a person's account; the toast of a change offers to take it back. */
export function useUserChanges(person: UserRecord) {
  const text = useText();
  const provider = useDataProvider();
  const { call, attempt, busy } = useCall();
  const { id } = person;
  const update = async (before: UserRecord, change: UserChange) => {
    const data = { ...change, version: before.version };
    return (await provider.update<UserRecord>('users', { id, data, previousData: before })).data;
  };
  return {
    busy,
    change: (change: UserChange, done: string): void => {
      const former = Object.fromEntries(
        Object.keys(change).map((name) => [name, person[name as keyof UserRecord]]),
      ) as UserChange;
      const undo = (changed: UserRecord) => void attempt(() => update(changed, former), { refetch: ['users'] });
      void attempt(() => update(person, change), {
        refetch: ['users'],
        done: (changed) => ({
          title: done,
          closesAfter: UNDO_CLOSES_AFTER_MS,
          action: { label: text('lists.undo'), onClick: () => undo(changed) },
        }),
      });
    },
    signOut: (done: string) => void call('POST /admin/users/:id/sign-out', { params: { id } }, { done }),
    removeSecondFactor: (done: string) =>
      void call('POST /admin/users/:id/remove-second-factor', { params: { id } }, { done }),
  };
}
