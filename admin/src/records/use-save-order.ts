import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Identifier, type RaRecord } from 'react-admin';

import { useUndoToast } from '../layout/use-undo-toast.ts';
import { useApi } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';

/**
 * Saves orders of these records one after the other, and offers to undo the last. After a failure the waiting ones are
 * not sent, the failure is shown once, and the records are refetched.
 */
export function useSaveOrder(resource: string, records: readonly RaRecord[], refetch: () => Promise<unknown>) {
  const text = useText();
  const toast = useToast();
  const undoToast = useUndoToast();
  const client = useQueryClient();
  const api = useApi();
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
  return async (wanted: readonly RaRecord[]): Promise<void> => {
    const ids = idsOf(wanted);
    const changeId = crypto.randomUUID();
    const saving = queue.current.then(async () => {
      await api('POST /admin/:resource/reorder', {
        params: { resource },
        body: { ids: ids.map(String), from: from.current.map(String), changeId },
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
    undoToast({
      title: text('lists.order.saved'),
      undo: changeId,
      undone: () => text('lists.order.undone'),
      afterwards: readAgain,
    });
    await readAgain();
  };
}

const idsOf = (records: readonly RaRecord[]): Identifier[] => records.map(({ id }) => id);
