import type { UserChange, UserRecord } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

const CLOSES_AFTER_MS = 10_000;

/** Changes people's accounts: says what was done, with Undo where it can be taken back, or why it is refused. */
export function useUserChanges() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const contractText = useContractText();
  const [busy, setBusy] = useState<string>();

  const attempt = async (id: string, call: () => Promise<unknown>): Promise<boolean> => {
    // What was refused before says nothing of this attempt.
    toast.close();
    setBusy(id);
    try {
      await call();
      return true;
    } catch (error) {
      toast.show({
        tone: 'danger',
        title: text('users.refused'),
        description: contractText(error instanceof Error ? error.message : ''),
      });
      return false;
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries({ queryKey: ['users'] });
    }
  };
  const update = async (person: UserRecord, change: UserChange): Promise<UserRecord | undefined> => {
    let changed: UserRecord | undefined;
    await attempt(person.id, async () => {
      const data = { ...change, version: person.version };
      ({ data: changed } = await provider.update<UserRecord>('users', { id: person.id, data, previousData: person }));
    });
    return changed;
  };
  return {
    /** The id of the person whose account is being changed. */
    busy,
    /** Changes an account; the toast offers to take it back. */
    change: async (person: UserRecord, change: UserChange, done: string) => {
      const changed = await update(person, change);
      if (!changed) return;
      const before = Object.fromEntries(
        Object.keys(change).map((name) => [name, person[name as keyof UserRecord]]),
      ) as UserChange;
      toast.show({
        tone: 'success',
        title: done,
        closesAfter: CLOSES_AFTER_MS,
        action: { label: text('lists.undo'), onClick: () => void update(changed, before) },
      });
    },
    removeSecondFactor: async (person: UserRecord, done: string) => {
      if (
        await attempt(person.id, () =>
          provider.api('POST /admin/users/:id/remove-second-factor', { params: { id: person.id } }),
        )
      )
        toast.show({ tone: 'success', title: done, closesAfter: CLOSES_AFTER_MS });
    },
    signOut: async (person: UserRecord, done: string) => {
      if (await attempt(person.id, () => provider.api('POST /admin/users/:id/sign-out', { params: { id: person.id } })))
        toast.show({ tone: 'success', title: done, closesAfter: CLOSES_AFTER_MS });
    },
  };
}

export type UserChanges = ReturnType<typeof useUserChanges>;
