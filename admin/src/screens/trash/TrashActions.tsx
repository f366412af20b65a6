import type { TrashedRecord } from '@prospectus/contract';
import { Button, IconButton, Stack, useToast } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import { useRestoreFile } from '../../media/use-restore-file.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useMay } from '../../providers/use-may.ts';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { useRestore } from '../../records/use-restore.tsx';
import { useText } from '../../texts/language-context.ts';

type Props = { record: TrashedRecord; onChanged: () => void };

/** What can be done with a record of the trash. */
export function RecordActions({ resource, ...props }: Props & { resource: ResourceEntry }) {
  const { restore } = useRestore(resource);
  return <Actions {...props} restore={() => restore(props.record, false)} />;
}

/** The same of a file. */
export function FileActions(props: Props) {
  const restoreFile = useRestoreFile();
  const { id, title } = props.record;
  return <Actions {...props} restore={() => restoreFile({ id, name: title })} />;
}

function Actions({ record, onChanged, restore }: Props & { restore: () => Promise<void> }) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const mayPurge = useMay('trash')('delete');
  const [busy, setBusy] = useState<'restore' | 'purge'>();
  const [asks, setAsks] = useState(false);
  const title = record.title || text('editing.trash.untitled');
  const run = async (action: 'restore' | 'purge', work: () => Promise<void>) => {
    setBusy(action);
    await work();
    setBusy(undefined);
    setAsks(false);
    onChanged();
  };
  const purge = async () => {
    try {
      await provider.api('DELETE /admin/trash/:resource/:id', { params: { resource: record.resource, id: record.id } });
      toast.show({ tone: 'success', title: text('editing.trash.gone', { title }) });
    } catch (error) {
      toast.show({ tone: 'danger', title: error instanceof Error ? error.message : text('editing.failed') });
    }
  };
  return (
    <Stack direction="row" gap={1}>
      <Button
        variant="secondary"
        size="small"
        busy={busy === 'restore'}
        onClick={() => void run('restore', restore)}
        aria-label={text('editing.trash.restoreNamed', { title })}
      >
        {text('editing.trash.restore')}
      </Button>
      {mayPurge && (
        <IconButton icon="trash" label={text('editing.trash.purgeNamed', { title })} onClick={() => setAsks(true)} />
      )}
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={text('editing.trash.purgeTitle', { title })}
        confirmLabel={text('editing.trash.purge')}
        busy={busy === 'purge'}
        onConfirm={() => void run('purge', purge)}
        onCancel={() => setAsks(false)}
      >
        {text('editing.trash.purgeText')}
      </ConfirmDialog>
    </Stack>
  );
}
