import type { MediaRecord } from '@prospectus/contract';
import { Button, Stack, Text, useToast } from '@prospectus/design-system';
import { ConfirmDialog, ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useMedia } from '../../media/media-context.ts';
import { useText } from '../../texts/language-context.ts';
import { FolderField } from './FolderField.tsx';

export type FileSelection = {
  files: readonly MediaRecord[];
  isSelected: (file: MediaRecord) => boolean;
  toggle: (file: MediaRecord) => void;
  set: (files: readonly MediaRecord[]) => void;
};

export function useFileSelection(shown: readonly MediaRecord[] | undefined): FileSelection {
  const [ids, setIds] = useState<readonly string[]>([]);
  // A file that is no longer shown is not selected: nothing happens to invisible files.
  const files = shown?.filter(({ id }) => ids.includes(id)) ?? [];
  return {
    files,
    isSelected: ({ id }) => ids.includes(id),
    toggle: ({ id }) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    set: (next) => setIds(next.map(({ id }) => id)),
  };
}

type FileBulkBarProps = {
  selection: FileSelection;
  shown: readonly MediaRecord[];
  inTrash?: boolean;
  onChanged: () => void;
};

export function FileBulkBar({ selection, shown, inTrash = false, onChanged }: FileBulkBarProps) {
  const text = useText();
  const { files } = selection;
  const [asks, setAsks] = useState<'folder' | 'purge'>();
  const bulk = useFileBulk(files, (left) => {
    setAsks(undefined);
    selection.set(left);
    onChanged();
  });
  if (files.length === 0) return null;
  return (
    <div role="group" aria-label={text('media.bulk.label')}>
      <Stack direction="row" gap={1} align="center">
        <Text as="span" tabular>
          {text('media.bulk.selected', { smart_count: files.length })}
        </Text>
        {inTrash ? (
          <>
            <Button variant="secondary" size="small" busy={bulk.busy} onClick={() => void bulk.restore()}>
              {text('media.restore')}
            </Button>
            <Button variant="danger" size="small" onClick={() => setAsks('purge')}>
              {text('media.bulk.purge')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" size="small" onClick={() => setAsks('folder')}>
              {text('media.bulk.move')}
            </Button>
            <Button variant="danger" size="small" busy={bulk.busy} onClick={() => void bulk.remove()}>
              {text('media.delete')}
            </Button>
          </>
        )}
        {files.length < shown.length && (
          <Button variant="quiet" size="small" onClick={() => selection.set(shown)}>
            {text('media.bulk.all')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => selection.set([])}>
          {text('media.bulk.none')}
        </Button>
      </Stack>
      {asks === 'folder' && (
        <FolderDialog
          count={files.length}
          busy={bulk.busy}
          onMove={(folder) => void bulk.move(folder)}
          onClose={() => setAsks(undefined)}
        />
      )}
      <ConfirmDialog
        open={asks === 'purge'}
        tone="danger"
        title={text('media.bulk.purgeTitle', { smart_count: files.length })}
        names={files.map(({ name }) => name)}
        confirmLabel={text('media.bulk.purge')}
        busy={bulk.busy}
        onConfirm={() => void bulk.purge()}
        onCancel={() => setAsks(undefined)}
      >
        {text('media.bulk.purgeText')}
      </ConfirmDialog>
    </div>
  );
}

type FolderDialogProps = { count: number; busy: boolean; onMove: (folder: string) => void; onClose: () => void };

function FolderDialog({ count, busy, onMove, onClose }: FolderDialogProps) {
  const text = useText();
  const [folder, setFolder] = useState('');
  return (
    <ModalDialog
      open
      size="small"
      title={text('media.bulk.moveTitle', { smart_count: count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text('media.cancel')}
          </Button>
          <Button busy={busy} onClick={() => onMove(folder.trim())}>
            {text(folder.trim() === '' ? 'media.bulk.moveOut' : 'media.bulk.moveIn')}
          </Button>
        </>
      }
    >
      <FolderField help={text('media.bulk.folderHelp')} value={folder} onChange={setFolder} />
    </ModalDialog>
  );
}

const PARALLEL = 4;

type Done = 'moved' | 'deleted' | 'restored' | 'purged';
type Work = (file: MediaRecord) => Promise<MediaRecord | void>;
type Changed = { before: MediaRecord; after: MediaRecord | undefined };

/** Does one thing with many files, each with the version that is shown, and offers to undo it. */
function useFileBulk(files: readonly MediaRecord[], onDone: (left: readonly MediaRecord[]) => void) {
  const text = useText();
  const toast = useToast();
  const { client, store } = useMedia();
  const [busy, setBusy] = useState(false);

  const each = async (all: readonly MediaRecord[], work: Work) => {
    const changed: Changed[] = [];
    const failed: { file: MediaRecord; why: string }[] = [];
    const waiting = [...all];
    const workOff = async (): Promise<void> => {
      const file = waiting.shift();
      if (!file) return;
      try {
        const after = await work(file);
        if (after) store.put(after);
        changed.push({ before: file, after: after ?? undefined });
      } catch (error) {
        failed.push({ file, why: (error as Error).message || text('media.noAnswer') });
      }
      await workOff();
    };
    await Promise.all(Array.from({ length: PARALLEL }, workOff));
    return { changed, failed };
  };

  const undo = async (changed: readonly Changed[], takeBack: (change: Changed) => Promise<MediaRecord | void>) => {
    const changeOf = new Map(changed.map((change) => [change.before.id, change]));
    const { failed } = await each(
      changed.map(({ before }) => before),
      async ({ id }) => {
        const change = changeOf.get(id);
        return change && takeBack(change);
      },
    );
    const [first] = failed;
    toast.show({
      tone: first ? 'danger' : 'success',
      title: first
        ? text('media.bulk.failed', { smart_count: failed.length })
        : text('media.bulk.undone', { smart_count: changed.length }),
      ...(first && { description: first.why }),
    });
    onDone([]);
  };

  const run = async (done: Done, work: Work, takeBack?: (change: Changed) => Promise<MediaRecord | void>) => {
    setBusy(true);
    const { changed, failed } = await each(files, work);
    const [first] = failed;
    toast.show({
      tone: first ? 'danger' : 'success',
      title: first
        ? text('media.bulk.failed', { smart_count: failed.length })
        : text(`media.bulk.done.${done}`, { smart_count: changed.length }),
      ...(first && { description: `${first.file.name}: ${first.why}` }),
      ...(takeBack &&
        changed.length > 0 && {
          action: { label: text('lists.undo'), onClick: () => void undo(changed, takeBack) },
        }),
    });
    onDone(failed.map(({ file }) => file));
    setBusy(false);
  };

  return {
    busy,
    move: async (folder: string) =>
      run(
        'moved',
        async (file) => client.change(file, { folder }),
        async ({ before, after }) => client.change(after ?? before, { folder: before.folder }),
      ),
    remove: async () => run('deleted', client.remove, async ({ before }) => client.restore(before.id)),
    restore: async () =>
      run(
        'restored',
        async ({ id }) => client.restore(id),
        async ({ before, after }) => client.remove(after ?? before),
      ),
    purge: async () => run('purged', async ({ id }) => client.purge(id)),
  };
}
