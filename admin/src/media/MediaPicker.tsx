import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, Callout, ProgressBar, Select, space, TextField } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { type KeyboardEvent, useState } from 'react';

import { SearchField } from '../layout/SearchField.tsx';
import { useText } from '../texts/language-context.ts';
import { AltForm } from './AltForm.tsx';
import { FileButton } from './FileButton.tsx';
import { FileCard } from './FileCard.tsx';
import { FileResults } from './FileGrid.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import type { FileKind } from './media-calls.ts';
import { useMedia } from './media-context.ts';
import { useDropTarget } from './use-drop-target.ts';
import { useFiles, useFolders } from './use-files.ts';
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
  const { client, store } = useMedia();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [pages, setPages] = useState(1);
  const [describing, setDescribing] = useState<MediaRecord>();
  const folders = useFolders();
  const found = useFiles({ search, kind, folder, page: 1, perPage: pages * PER_PAGE });
  const choose = (file: MediaRecord) => {
    store.put(file);
    if (file.described) onPick(file);
    else setDescribing(file);
  };
  const upload = useUpload(
    kind,
    (file, sending) => client.upload(file, kind === 'image' ? { later: 'true', folder } : { folder }, sending),
    choose,
  );
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
          <div className="tools">
            <SearchField isFirst label={text('media.search')} value={search} onChange={setSearch} />
            {folders.length > 0 && (
              <Select
                label={text('media.folder')}
                placeholder={text('media.allFolders')}
                value={folder}
                options={folders.map((name) => ({ value: name, label: name }))}
                onChange={(event) => setFolder(event.target.value)}
              />
            )}
            <FileButton label={text('media.upload')} kinds={[kind]} variant="primary" onFiles={upload.add} />
          </div>
          <p className="hint">{text(isOver ? 'media.letGo' : 'media.dropHere')}</p>
          {upload.sending && (
            <div className="sending">
              <span>{text('media.sending', { name: upload.sending.name })}</span>
              <Button size="small" variant="quiet" onClick={upload.cancel}>
                {text('media.cancel')}
              </Button>
              <ProgressBar active variant="inline" label={upload.sending.name} value={upload.sending.progress} />
            </div>
          )}
          {upload.error && <Callout tone="danger">{upload.error}</Callout>}
          <FileResults found={found} isFiltered={isFiltered} headingLevel={3} onMore={() => setPages(pages + 1)}>
            {(file) => (
              <button type="button" data-card="" aria-pressed={file.id === chosen} onClick={() => choose(file)}>
                <FileCard file={file} />
              </button>
            )}
          </FileResults>
          {onAddress && <OutsideAddress onAddress={onAddress} />}
        </Body>
      )}
    </ModalDialog>
  );
}

const PER_PAGE = 24;

const Body = styled('div')({
  display: 'grid',
  gap: space(2),
  alignContent: 'start',
  minHeight: 'min(560px, 60dvh)',
  '&[data-over]': { outline: '2px dashed currentColor', outlineOffset: 8 },
  '& > .tools': { display: 'flex', flexWrap: 'wrap', gap: space(1.5), alignItems: 'end' },
  '& > .tools > div': { flex: '1 1 200px' },
  '& > .hint': { margin: 0, fontSize: '0.9375rem' },
  '& > .sending': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 4 },
  '& > .sending > :last-child': { gridColumn: '1 / -1' },
  '& > button': { justifySelf: 'center' },
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <Root>
      <summary>{text('media.outside')}</summary>
      <div>
        <TextField
          label={text('media.address')}
          help={text('media.addressHelp')}
          error={error}
          value={address}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <Button size="small" variant="secondary" onClick={submit}>
          {text('media.useAddress')}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled('details')({
  '& > summary': {
    minHeight: 44,
    display: 'inline-flex',
    alignItems: 'center',
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  '& > div': { display: 'grid', gap: 12, justifyItems: 'start', '& > div': { width: '100%' } },
});
