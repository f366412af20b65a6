import type { ReleaseRecord } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { useUndoToast } from '../layout/use-undo-toast.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';

export type Item = { resource: string; id: string };

/** Puts records into a release, or into a new one with a title; its notice takes them out again. */
export function useAddToRelease(items: readonly Item[], onDone: () => void) {
  const text = useText();
  const toast = useToast();
  const undoToast = useUndoToast();
  const client = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState(false);

  const readAgain = () => client.invalidateQueries({ queryKey: ['releases'] });
  const add = async (to: ReleaseRecord | string) => {
    setBusy(true);
    try {
      const before = typeof to === 'string' ? undefined : to;
      const after =
        typeof to === 'string'
          ? await provider.api('POST /admin/releases', { body: { title: to.trim(), items: items.map(itemOf) } })
          : await provider.api('PUT /admin/releases/:id', {
              params: { id: to.id },
              body: { items: withItems(to, items), version: to.version },
            });
      undoToast({
        title: text('publishing.added', { title: after.title }),
        undo: () =>
          before
            ? provider.api('PUT /admin/releases/:id', {
                params: { id: before.id },
                body: { items: before.items.map(itemOf), version: after.version },
              })
            : provider.api('DELETE /admin/releases/:id', {
                params: { id: after.id },
                query: { version: after.version },
              }),
        undone: () => text('publishing.addUndone', { title: after.title }),
        afterwards: readAgain,
      });
      onDone();
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
    }
    await readAgain();
    setBusy(false);
  };
  return { add, busy };
}

const itemOf = ({ resource, id }: Item): Item => ({ resource, id });

/** Each record once. */
const withItems = (release: ReleaseRecord, items: readonly Item[]): Item[] => [
  ...new Map([...release.items, ...items].map((item) => [item.id, itemOf(item)])).values(),
];
