import { Button, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useId, useState } from 'react';

import { useText } from '../../texts/language-context.ts';

/** Asks into which folder files are moved: one there is, a new one, or none. */
export function FolderDialog({
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
