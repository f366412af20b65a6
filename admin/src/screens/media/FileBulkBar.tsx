import type { MediaRecord } from '@prospectus/contract';
import { Button, Stack, Text, TextField } from '@prospectus/design-system';
import { ConfirmDialog, ModalDialog } from '@prospectus/design-system/console';
import { useId, useState } from 'react';

import { useText } from '../../texts/language-context.ts';
import { useFileBulk } from './use-file-bulk.ts';
import type { FileSelection } from './use-file-selection.ts';

/** What can be done with the selected files, of the library or of its trash. */
export function FileBulkBar({
  selection,
  shown,
  folders,
  inTrash = false,
  onChanged,
}: {
  selection: FileSelection;
  shown: readonly MediaRecord[];
  folders: readonly string[];
  inTrash?: boolean;
  onChanged: () => void;
}) {
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
          folders={folders}
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

/** Asks into which folder files are moved: one there is, a new one, or none. */
function FolderDialog({
  count,
  folders,
  busy,
  onMove,
  onClose,
}: {
  count: number;
  folders: readonly string[];
  busy: boolean;
  onMove: (folder: string) => void;
  onClose: () => void;
}) {
  const text = useText();
  const list = useId();
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
      <TextField
        label={text('media.folder')}
        help={text('media.bulk.folderHelp')}
        value={folder}
        list={list}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setFolder(event.target.value)}
      />
      <datalist id={list}>
        {folders.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </ModalDialog>
  );
}
