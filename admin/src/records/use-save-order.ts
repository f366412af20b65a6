import { useEffect, useRef } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/**
 * Saves orders of these records one after the other, each with the order it began from. Where one fails, those that
 * waited for it are not sent, and `onFailure` is called once.
 */
export function useSaveOrder(
  resource: string,
  records: readonly RaRecord[],
  { onSaved, onFailure }: { onSaved: () => Promise<unknown>; onFailure: (error: unknown) => Promise<unknown> },
) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const from = useRef<Identifier[]>([]);
  useEffect(() => {
    from.current = idsOf(records);
  }, [records]);

  return async (wanted: readonly RaRecord[]): Promise<void> => {
    const ids = idsOf(wanted);
    const saving = queue.current.then(async () => {
      await provider.reorder(resource, { ids, from: from.current });
      from.current = ids;
    });
    queue.current = saving;
    const isLast = () => queue.current === saving;
    try {
      await saving;
    } catch (error) {
      if (isLast()) {
        queue.current = Promise.resolve();
        await onFailure(error);
      }
      throw error;
    }
    if (isLast()) await onSaved();
  };
}

const idsOf = (records: readonly RaRecord[]): Identifier[] => records.map(({ id }) => id);
