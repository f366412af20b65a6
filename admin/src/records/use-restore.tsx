import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRedirect } from 'react-admin';

import { useUndoToast } from '../layout/use-undo-toast.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';
import { useRecordTitle } from './record-title.ts';
import { useRecordCache } from './saving/use-record-cache.ts';

/** Long enough to read it and to decide. */
const OFFERED_MS = 12_000;

/** Brings records back from the trash, and announces that a deletion can be undone. */
export function useRestore({ declaration }: Pick<ConsoleResource, 'declaration'>) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const toast = useToast();
  const undoToast = useUndoToast();
  const client = useQueryClient();
  const redirect = useRedirect();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = declaration;
  const remember = useRecordCache(name);

  const bringBack = async ({ id }: Pick<RaRecord, 'id'>): Promise<RaRecord> => {
    const data = (await provider.api('POST /admin/:resource/:id/restore', {
      params: { resource: name, id },
      body: {},
    })) as RaRecord;
    // Its form would show it as it was before it was deleted, and refuse what is done with that version.
    remember(data);
    await client.invalidateQueries({ queryKey: [name] });
    return data;
  };
  const undone = (record: RaRecord) => text('editing.delete.undone', { title: recordTitle(declaration, record) });
  /** Opens it then, unless the person stays where they are. */
  const restore = async (record: Pick<RaRecord, 'id'>, opens = true) => {
    try {
      const restored = await bringBack(record);
      toast.show({ tone: 'success', title: undone(restored), closesAfter: OFFERED_MS / 2 });
      if (opens) redirect('edit', name, restored.id);
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('editing.failed') });
    }
  };
  const announceDeletion = (record: RaRecord) => {
    void client.invalidateQueries({ queryKey: [name] });
    undoToast({
      title: text('editing.delete.done', { title: recordTitle(declaration, record) }),
      closesAfter: OFFERED_MS,
      undo: async () => redirect('edit', name, (await bringBack(record)).id),
      undone: () => undone(record),
    });
  };
  return { restore, announceDeletion };
}
