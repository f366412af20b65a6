import { TextField } from '@prospectus/design-system';
import { useId } from 'react';

import { useRead } from '../../providers/calls.ts';
import { useText } from '../../texts/language-context.ts';

type FolderProps = { help: string; error?: string | undefined; value: string; onChange: (folder: string) => void };

export function FolderField({ onChange, ...field }: FolderProps) {
  const text = useText();
  const list = useId();
  const { data: folders = [] } = useRead('GET /admin/media/folders');
  return (
    <>
      <TextField
        {...field}
        label={text('media.folder')}
        list={list}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {folders.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
