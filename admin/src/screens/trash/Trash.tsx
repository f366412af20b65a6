import type { TrashedRecord } from '@prospectus/contract';
import { Button, IconButton, Stack } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { ListScreen } from '../../lists/ListScreen.tsx';
import { useRestoreFile } from '../../media/use-restore-file.ts';
import { useCall } from '../../providers/calls.ts';
import { useMay } from '../../providers/use-may.ts';
import { useContentFilter } from '../../records/common-filters.ts';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useRestore } from '../../records/use-restore.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

const resourceOf = ({ resource }: TrashedRecord) =>
  resourceEntries.find(({ declaration }) => declaration.name === resource);

/** What was deleted, of all resources: by whom and when, until when it can be restored, and back with it. */
export function Trash() {
  const text = useText();
  const contractText = useContractText();
  const contents = useContentFilter([{ value: 'media', label: text('media.files') }]);
  return (
    <ListScreen<TrashedRecord>
      subject="trash"
      sort={{ field: 'deleted_at', order: 'DESC' }}
      title={text('editing.trash.title')}
      subtitle={text('editing.trash.subtitle')}
      failed={text('editing.trash.failed')}
      empty={{ icon: 'trash', title: text('editing.trash.empty'), text: text('editing.trash.emptyText') }}
      noMatch={{ title: text('editing.trash.noMatch'), text: text('editing.trash.noMatchText') }}
      filters={[{ kind: 'search', name: 'q', label: text('editing.trash.search') }, contents]}
      columns={[
        {
          name: 'title',
          label: text('editing.trash.name'),
          cell: ({ title }) => title || text('editing.trash.untitled'),
        },
        {
          name: 'resource',
          label: text('editing.trash.kind'),
          cell: (record) => {
            const resource = resourceOf(record);
            return resource ? contractText(resource.declaration.label.one) : text('editing.trash.file');
          },
        },
        {
          name: 'by',
          label: text('editing.trash.by'),
          cell: ({ deleted_by }) => deleted_by ?? text('lists.filter.system'),
        },
        { name: 'deleted_at', label: text('editing.trash.deleted'), isTime: true },
        { name: 'purge_at', label: text('editing.trash.purged'), isTime: true },
        {
          name: 'action',
          label: text('editing.trash.action'),
          cell: (record) => {
            const resource = resourceOf(record);
            return resource ? <RecordActions resource={resource} record={record} /> : <FileActions record={record} />;
          },
        },
      ]}
    />
  );
}

function RecordActions({ record, resource }: { record: TrashedRecord; resource: ResourceEntry }) {
  const { restore } = useRestore(resource);
  return <Actions record={record} onRestore={() => restore(record, false)} />;
}

function FileActions({ record }: { record: TrashedRecord }) {
  const restoreFile = useRestoreFile();
  return <Actions record={record} onRestore={() => restoreFile({ id: record.id, name: record.title })} />;
}

function Actions({ record: { resource, id, title }, onRestore }: { record: TrashedRecord; onRestore: () => unknown }) {
  const text = useText();
  const { refetch } = useListContext();
  const { call, attempt, busy } = useCall();
  const mayPurge = useMay('trash')('delete');
  const [isAsking, setIsAsking] = useState(false);
  const name = title || text('editing.trash.untitled');
  const restore = () =>
    attempt(async () => {
      await onRestore();
      await refetch();
    });
  const purge = async () => {
    const done = text('editing.trash.gone', { title: name });
    await call('DELETE /admin/trash/:resource/:id', { params: { resource, id } }, { done, refetch: ['trash'] });
    setIsAsking(false);
  };
  return (
    <Stack direction="row" gap={1}>
      <Button
        variant="secondary"
        size="small"
        busy={busy && !isAsking}
        onClick={() => void restore()}
        aria-label={text('editing.trash.restoreNamed', { title: name })}
      >
        {text('editing.trash.restore')}
      </Button>
      {mayPurge && (
        <IconButton
          icon="trash"
          label={text('editing.trash.purgeNamed', { title: name })}
          onClick={() => setIsAsking(true)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={text('editing.trash.purgeTitle', { title: name })}
        confirmLabel={text('editing.trash.purge')}
        busy={busy}
        onConfirm={() => void purge()}
        onCancel={() => setIsAsking(false)}
      >
        {text('editing.trash.purgeText')}
      </ConfirmDialog>
    </Stack>
  );
}
