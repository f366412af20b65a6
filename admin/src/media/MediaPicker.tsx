import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, Callout, ProgressBar, Select, space, Stack, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type ComponentProps, useState } from 'react';

import { Muted } from '../layout/Muted.tsx';
import { SearchField } from '../layout/SearchField.tsx';
import { ListContent } from '../lists/ListContent.tsx';
import { ListRecords } from '../lists/ListScreen.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { useRead } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { AltForm } from './AltForm.tsx';
import { FileButton } from './FileButton.tsx';
import { FileCard } from './FileCard.tsx';
import { type FileKind, TYPES } from './files.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useDropTarget } from './use-drop-target.ts';
import { useUpload } from './use-upload.ts';

type PickerProps = {
  kind: Exclude<FileKind, 'video'>;
  chosen?: string | undefined;
  onPick: (file: MediaRecord) => void;
  /** Takes an https address instead of a file; left out where none may be used. */
  onAddress?: ((address: string) => void) | undefined;
  onClose: () => void;
};

/** A dialog to choose a file of the library, or to add one to it. A picture is not handed on until it is described. */
export function MediaPicker({ kind, chosen, onPick, onAddress, onClose }: PickerProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [describing, setDescribing] = useState<MediaRecord>();
  const { data: folders = [] } = useRead('GET /admin/media/folders');
  const choose = (file: MediaRecord) => (file.described ? onPick(file) : setDescribing(file));
  const upload = useUpload({ kind, folder, onStored: choose });
  const { isOver, target } = useDropTarget(upload.add);
  const isFiltered = search !== '' || folder !== '';
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="large"
      title={text(kind === 'pdf' ? 'media.choosePdf' : 'media.choosePicture')}
    >
      {describing ? (
        <Describe>
          <Thumbnail file={describing} />
          <AltForm file={describing} autoFocus onSaved={onPick} onCancel={() => setDescribing(undefined)} />
        </Describe>
      ) : (
        <Body {...target} data-over={isOver || undefined}>
          <Tools>
            <SearchField isFirst label={text('media.search')} value={search} onChange={setSearch} />
            {folders.length > 0 && (
              <Select
                label={text('media.folder')}
                placeholder={text('media.allFolders')}
                value={folder}
                options={folders.map(({ name }) => ({ value: name, label: name }))}
                onChange={(event) => setFolder(event.target.value)}
              />
            )}
            <FileButton label={text('media.upload')} kinds={[kind]} variant="primary" onFiles={upload.add} />
          </Tools>
          <Muted>{text(isOver ? 'media.letGo' : 'media.dropHere')}</Muted>
          {upload.sending && (
            <Stack gap={0.5}>
              <Stack direction="row" gap={1} justify="space-between" align="center">
                <span>{text('media.sending', { name: upload.sending.name })}</span>
                <Button size="small" variant="quiet" onClick={upload.cancel}>
                  {text('media.cancel')}
                </Button>
              </Stack>
              <ProgressBar active variant="inline" label={upload.sending.name} value={upload.sending.progress} />
            </Stack>
          )}
          {upload.error && <Callout tone="danger">{upload.error}</Callout>}
          <ListRecords
            subject="media"
            sort={{ field: 'created_at', order: 'DESC' }}
            perPage={24}
            more={text('media.more')}
            storeKey="media-picker"
            fixedFilter={{ type_like: TYPES[kind], ...(search && { q: search }), ...(folder && { folder }) }}
          >
            <Files
              headingLevel={3}
              more={text('media.more')}
              label={text('media.files')}
              failed={text('media.notLoaded')}
              empty={{
                icon: 'image',
                title: text(isFiltered ? 'media.noneMatch' : 'media.noneYet'),
                text: text(isFiltered ? 'media.fewerWords' : 'media.addFirst'),
              }}
              columns={[]}
              card={(file) => (
                <button type="button" data-card="" aria-pressed={file.id === chosen} onClick={() => choose(file)}>
                  <FileCard file={file} />
                </button>
              )}
            />
          </ListRecords>
          {onAddress && <OutsideAddress onAddress={onAddress} />}
        </Body>
      )}
    </ModalDialog>
  );
}

const Files = (props: Omit<ComponentProps<typeof ListContent<MediaRecord>>, 'selection'>) => (
  <ListContent selection={useSelection()} {...props} />
);

const Body = styled('div')({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  minHeight: 'min(560px, 60dvh)',
  '&[data-over]': { outline: '2px dashed currentColor', outlineOffset: 8 },
});

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1.5),
  alignItems: 'end',
  '& > div': { flex: '1 1 200px' },
});

const Describe = styled('div')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
});

function OutsideAddress({ onAddress }: { onAddress: (address: string) => void }) {
  const text = useText();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const typed = address.trim();
    if (!/^https:\/\/[^\s/]+/.test(typed) || !URL.canParse(typed)) return setError(text('media.addressWrong'));
    onAddress(typed);
  };
  return (
    <details>
      <Summary>{text('media.outside')}</Summary>
      <Stack gap={1.5}>
        <TextField
          label={text('media.address')}
          help={text('media.addressHelp')}
          error={error}
          value={address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <div>
          <Button size="small" variant="secondary" onClick={submit}>
            {text('media.useAddress')}
          </Button>
        </div>
      </Stack>
    </details>
  );
}

const Summary = styled('summary')({
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
});
