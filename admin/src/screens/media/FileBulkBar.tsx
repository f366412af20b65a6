import type { MediaRecord } from '@prospectus/contract';
import { Button } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import { StickyBar } from '../../layout/StickyBar.tsx';
import { useUndoToast } from '../../layout/use-undo-toast.ts';
import { useApi, useCall } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';
import { FolderField } from './FolderField.tsx';

type Change = (file: MediaRecord) => Promise<MediaRecord>;

/** Moves the selected files to a folder or to the trash; its toast takes that back. */
export function FileBulkBar() {
  const text = useText();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<MediaRecord>();
  const [isMoving, setIsMoving] = useState(false);
  const api = useApi();
  const queries = useQueryClient();
  const { attempt, busy } = useCall();
  const undoToast = useUndoToast();
  // A file that is no longer shown is not selected: nothing happens to invisible files.
  const files = data.filter(({ id }) => selectedIds.includes(id));
  if (files.length === 0) return null;

  const changeAll = (done: 'moved' | 'deleted', change: Change, takeBack: Change) =>
    attempt(
      async () => {
        const results = await Promise.allSettled(files.map(change));
        const changed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
        const refused = files.filter((_, at) => results[at]?.status === 'rejected');
        const error = results.find((result) => result.status === 'rejected')?.reason as Error | undefined;
        if (error && changed.length === 0) throw error;
        undoToast({
          title: text(`media.bulk.done.${done}`, { smart_count: changed.length }),
          ...(error && {
            tone: 'danger',
            title: text('media.bulk.failed', { smart_count: refused.length }),
            description: `${refused[0]?.name}: ${error.message}`,
          }),
          undo: () => Promise.all(changed.map(takeBack)),
          undone: () => text('media.bulk.undone', { smart_count: changed.length }),
          afterwards: () => {
            onUnselectItems();
            return queries.invalidateQueries({ queryKey: ['media'] });
          },
        });
        setIsMoving(false);
        onSelect(refused.map(({ id }) => id));
      },
      { refetch: ['media'] },
    );
  const setFolder = ({ id, version }: MediaRecord, folder: string) =>
    api('PUT /admin/media/:id', { params: { id }, body: { folder, version } });
  const move = (folder: string) => {
    const folders = new Map(files.map((file) => [file.id, file.folder]));
    return changeAll(
      'moved',
      (file) => setFolder(file, folder),
      (file) => setFolder(file, folders.get(file.id) ?? ''),
    );
  };
  const remove = () =>
    changeAll(
      'deleted',
      ({ id, version }) => api('DELETE /admin/media/:id', { params: { id }, query: { version } }),
      ({ id }) => api('POST /admin/media/:id/restore', { params: { id }, body: {} }),
    );
  return (
    <StickyBar label={text('media.bulk.label')} state={text('lists.bulk.selected', { smart_count: files.length })}>
      {files.length < data.length && (
        <Button variant="quiet" size="small" onClick={() => onSelect(data.map(({ id }) => id))}>
          {text('media.bulk.all')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onUnselectItems()}>
        {text('media.bulk.none')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setIsMoving(true)}>
        {text('media.bulk.move')}
      </Button>
      <Button variant="danger" size="small" busy={busy} onClick={() => void remove()}>
        {text('media.delete')}
      </Button>
      {isMoving && (
        <FolderDialog
          title={text('media.bulk.moveTitle', { smart_count: files.length })}
          busy={busy}
          onMove={(folder) => void move(folder)}
          onClose={() => setIsMoving(false)}
        />
      )}
    </StickyBar>
  );
}

type FolderDialogProps = { title: string; busy: boolean; onMove: (folder: string) => void; onClose: () => void };

function FolderDialog({ title, busy, onMove, onClose }: FolderDialogProps) {
  const text = useText();
  const [folder, setFolder] = useState('');
  return (
    <ModalDialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <Button busy={busy} onClick={() => onMove(folder.trim())}>
          {text(folder.trim() === '' ? 'media.bulk.moveOut' : 'media.bulk.moveIn')}
        </Button>
      }
    >
      <FolderField help={text('media.bulk.folderHelp')} value={folder} onChange={setFolder} />
    </ModalDialog>
  );
}
