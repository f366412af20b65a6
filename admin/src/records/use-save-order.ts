import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';

/**
 * Saves orders of these records one after the other, each with the order it began from, and offers to undo the last.
 * Where one fails, those that waited for it are not sent, the failure is shown once, and the records are read again.
 */
export function useSaveOrder(resource: string, records: readonly RaRecord[], refetch: () => Promise<unknown>) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const from = useRef<Identifier[]>([]);
  useEffect(() => {
    from.current = idsOf(records);
  }, [records]);

  // Lists of the same records are in another order too.
  const readAgain = async () => {
    await refetch();
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  const fail = (error: unknown) => {
    toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('lists.wrong') });
    return readAgain();
  };
  const undo = async (before: Identifier[], after: Identifier[]) => {
    try {
      await provider.api('POST /admin/:resource/reorder', {
        params: { resource: resource },
        body: { ids: before.map(String), from: after.map(String) },
      });
      await readAgain();
      toast.show({ tone: 'success', title: text('lists.order.undone') });
    } catch (error) {
      await fail(error);
    }
  };
  const offerUndo = (before: Identifier[], after: Identifier[]) =>
    toast.show({
      tone: 'success',
      title: text('lists.order.saved'),
      action: { label: text('lists.undo'), onClick: () => void undo(before, after) },
    });

  return async (wanted: readonly RaRecord[]): Promise<void> => {
    const ids = idsOf(wanted);
    let before: Identifier[] = [];
    const saving = queue.current.then(async () => {
      before = from.current;
      await provider.api('POST /admin/:resource/reorder', {
        params: { resource: resource },
        body: { ids: ids.map(String), from: before.map(String) },
      });
      from.current = ids;
    });
    queue.current = saving;
    const isLast = () => queue.current === saving;
    try {
      await saving;
    } catch (error) {
      if (isLast()) {
        queue.current = Promise.resolve();
        await fail(error);
      }
      throw error;
    }
    if (!isLast()) return;
    offerUndo(before, ids);
    await readAgain();
  };
}

const idsOf = (records: readonly RaRecord[]): Identifier[] => records.map(({ id }) => id);
