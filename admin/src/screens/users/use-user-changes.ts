import type { UserChange, UserRecord } from '@prospectus/contract';
import { useDataProvider } from 'react-admin';

import { useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

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
      void attempt(() => update(person, change), {
        refetch: ['users'],
        done: (changed) => ({
          title: done,
          closesAfter: UNDO_CLOSES_AFTER_MS,
          action: {
            label: text('lists.undo'),
            onClick: () => void attempt(() => update(changed, former), { refetch: ['users'] }),
          },
        }),
      });
    },
    signOut: (done: string) => void call('POST /admin/users/:id/sign-out', { params: { id } }, { done }),
    removeSecondFactor: (done: string) =>
      void call('POST /admin/users/:id/remove-second-factor', { params: { id } }, { done }),
  };
}
