import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type RaRecord, useRedirect } from 'react-admin';

import { useUndoToast } from '../layout/use-undo-toast.ts';
import { useApi, useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';
import { useNames } from './record-title.ts';

/** Puts a saved record into react-admin's cache; lists with it are refetched when they are next shown. */
export function useRecordCache(resource: string) {
  const client = useQueryClient();
  return useCallback(
    (record: RaRecord) => {
      client.setQueriesData({ queryKey: [resource, 'getOne', { id: String(record.id) }] }, record);
      void client.invalidateQueries({ queryKey: [resource, 'getList'] });
      void client.invalidateQueries({ queryKey: [resource, 'getMany'] });
    },
    [client, resource],
  );
}

/** Long enough to read it and to decide. */
const OFFERED_MS = 12_000;

/** Brings records back from the trash, and announces that a deletion can be undone. */
export function useRestore({ declaration }: Pick<ConsoleResource, 'declaration'>) {
  const text = useText();
  const { titleOf } = useNames(declaration);
  const undoToast = useUndoToast();
  const client = useQueryClient();
  const redirect = useRedirect();
  const api = useApi();
  const { attempt } = useCall();
  const { name } = declaration;
  const remember = useRecordCache(name);

  const bringBack = async ({ id }: Pick<RaRecord, 'id'>): Promise<RaRecord> => {
    const data: RaRecord = await api('POST /admin/:resource/:id/restore', { params: { resource: name, id }, body: {} });
    // Otherwise its form would show the version before the deletion, which the API refuses.
    remember(data);
    await client.invalidateQueries({ queryKey: [name] });
    return data;
  };
  const undone = (record: RaRecord) => text('editing.delete.undone', { title: titleOf(record) });
  return {
    /** Opens it then, unless the person stays where they are. */
    restore: async (record: Pick<RaRecord, 'id'>, opens = true) => {
      const restored = await attempt(async () => bringBack(record), { done: (data) => ({ title: undone(data) }) });
      if (restored && opens) redirect('edit', name, restored.answer.id);
    },
    announceDeletion: (record: RaRecord) => {
      void client.invalidateQueries({ queryKey: [name] });
      undoToast({
        title: text('editing.delete.done', { title: titleOf(record) }),
        closesAfter: OFFERED_MS,
        undo: async () => redirect('edit', name, (await bringBack(record)).id),
        undone: () => undone(record),
      });
    },
  };
}
