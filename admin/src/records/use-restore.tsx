import { Button, useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRedirect } from 'react-admin';

import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { useText } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';
import { useRecordTitle } from './record-title.ts';
import { useRecordCache } from './saving/use-record-cache.ts';

/** Long enough to read it and to decide. */
const OFFERED_MS = 12_000;

/** Brings records back from the trash, and says of a deletion that it can be undone. */
export function useRestore({ declaration }: Pick<ConsoleResource, 'declaration'>) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const toast = useToast();
  const client = useQueryClient();
  const redirect = useRedirect();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = declaration;
  const remember = useRecordCache(name);

  /** Opens it then, unless the person stays where they are. */
  const restore = async (record: Pick<RaRecord, 'id'>, opens = true) => {
    try {
      const data = await provider.api('POST /admin/:resource/:id/restore', {
        params: { resource: name, id: record.id },
        body: {},
      });
      // Its form would show it as it was before it was deleted, and refuse what is done with that version.
      remember(data as RaRecord);
      await client.invalidateQueries({ queryKey: [name] });
      toast.show({ tone: 'success', title: text('editing.delete.undone', { title: recordTitle(declaration, data) }) });
      setTimeout(toast.close, OFFERED_MS / 2);
      if (opens) redirect('edit', name, data.id);
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('editing.failed') });
    }
  };
  const announceDeletion = (record: RaRecord) => {
    void client.invalidateQueries({ queryKey: [name] });
    const closing = setTimeout(toast.close, OFFERED_MS);
    toast.show({
      tone: 'success',
      title: text('editing.delete.done', { title: recordTitle(declaration, record) }),
      description: (
        <Button
          variant="quiet"
          size="small"
          startIcon="undo"
          onClick={() => {
            clearTimeout(closing);
            toast.close();
            void restore(record);
          }}
        >
          {text('editing.delete.undo')}
        </Button>
      ),
    });
  };
  return { restore, announceDeletion };
}
