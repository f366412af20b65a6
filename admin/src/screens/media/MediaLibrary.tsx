import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, colour, EmptyState, Link, radius, space, Stack } from '@prospectus/design-system';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { Muted } from '../../layout/Muted.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { AltForm } from '../../media/AltForm.tsx';
import { FileButton } from '../../media/FileButton.tsx';
import { FileCard } from '../../media/FileCard.tsx';
import { FileGrid, FileResults } from '../../media/FileGrid.tsx';
import { UploadPanel } from '../../media/UploadPanel.tsx';
import { kindOfUpload } from '../../media/files.ts';
import { useMedia } from '../../media/media-context.ts';
import { useDropTarget } from '../../media/use-drop-target.ts';
import { useFiles, useFolders } from '../../media/use-files.ts';
import { useRestoreFile } from '../../media/use-restore-file.ts';
import { useText } from '../../texts/language-context.ts';
import { FileBulkBar, type FileSelection, useFileSelection } from './FileBulkBar.tsx';
import { MediaFilters, useMediaFilters } from './MediaFilters.tsx';

/** The media library: files found by name, description, kind, folder and use; many are added at once by dropping them. */
export function MediaLibrary() {
  const text = useText();
  const { filters, isFiltered, setFilters } = useMediaFilters();
  const [pages, setPages] = useState(1);
  const found = useFiles({ ...filters, page: 1, perPage: pages * PER_PAGE });
  const { files, total = 0, reload } = found;
  const folders = useFolders(total);
  const selection = useFileSelection(files);
  const { queue } = useMedia();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const stored = uploads.filter(({ state }) => state === 'done').length;
  const showStored = useEffectEvent(reload);
  useEffect(() => {
    if (stored > 0) showStored();
  }, [stored]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (dropped: File[]) => {
    setRefused(dropped.filter((file) => !kindOfUpload(file)).map(({ name }) => name));
    queue.add(
      dropped.filter((file) => kindOfUpload(file)),
      filters.folder,
    );
  };
  const { isOver, target } = useDropTarget(add);

  return (
    <Page {...target} data-over={isOver || undefined}>
      <Stack gap={3}>
        <PageHeader
          title={text('media.title')}
          count={files ? total : null}
          actions={
            <>
              <Button
                size="small"
                variant="quiet"
                aria-pressed={filters.trash}
                onClick={() => {
                  selection.set([]);
                  setFilters({ trash: !filters.trash });
                }}
              >
                {text(filters.trash ? 'media.files' : 'media.trash')}
              </Button>
              <FileButton
                label={text('media.uploadMany')}
                kinds={['image', 'pdf', 'video']}
                multiple
                variant="primary"
                onFiles={add}
              />
            </>
          }
        />
        <UploadPanel queue={queue} uploads={uploads} refused={refused} />
        {filters.trash ? (
          <TrashList files={files} selection={selection} onChanged={reload} />
        ) : (
          <>
            <MediaFilters filters={filters} folders={folders} onChange={setFilters} />
            <FileBulkBar selection={selection} shown={files ?? []} onChanged={reload} />
            <Muted>{text(isOver ? 'media.letGo' : 'media.dropMany')}</Muted>
            <FileResults found={found} isFiltered={isFiltered} headingLevel={2} onMore={() => setPages(pages + 1)}>
              {(file) => (
                <>
                  {filters.undescribed ? (
                    <ToDescribe file={file} onSaved={reload} />
                  ) : (
                    <FileLink file={file} onSelect={() => selection.toggle(file)} />
                  )}
                  <SelectFile file={file} selection={selection} />
                </>
              )}
            </FileResults>
          </>
        )}
      </Stack>
    </Page>
  );
}

const PER_PAGE = 48;

const FileLink = ({ file, onSelect }: { file: MediaRecord; onSelect: () => void }) => (
  <Link
    href={`/media/${file.id}`}
    data-card=""
    quiet
    aria-keyshortcuts="x"
    onKeyDown={(event) => {
      if (event.key === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey) onSelect();
    }}
  >
    <FileCard file={file} />
  </Link>
);

/** Of those that need a description each one can be described in place. */
const ToDescribe = ({ file, onSaved }: { file: MediaRecord; onSaved: () => void }) => (
  <Describe>
    <FileCard file={file} />
    <AltForm file={file} onSaved={onSaved} />
  </Describe>
);

const Page = styled('div')({
  borderRadius: radius.medium,
  '&[data-over]': { outline: `3px dashed ${colour.action}`, outlineOffset: 8 },
});

const Describe = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: 8,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  background: colour.surface,
  '& > b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { color: colour.muted },
});

type TrashListProps = { files: readonly MediaRecord[] | undefined; selection: FileSelection; onChanged: () => void };

function TrashList({ files, selection, onChanged }: TrashListProps) {
  const text = useText();
  const restoreFile = useRestoreFile();
  if (files?.length === 0)
    return <EmptyState headingLevel={2} icon="trash" title={text('media.trashEmpty')} text={text('media.trashHelp')} />;
  return (
    <Stack gap={2}>
      <Muted>{text('media.trashHelp')}</Muted>
      <FileBulkBar selection={selection} shown={files ?? []} inTrash onChanged={onChanged} />
      <FileGrid label={text('media.trash')} busy={!files}>
        {files?.map((file) => (
          <li key={file.id}>
            <div data-card="">
              <FileCard file={file} />
              <small>
                <Timestamp at={file.deleted_at} />
              </small>
              <Button
                size="small"
                variant="secondary"
                aria-label={`${text('media.restore')} ${file.name}`}
                onClick={() => void restoreFile(file).then(onChanged)}
              >
                {text('media.restore')}
              </Button>
            </div>
            <SelectFile file={file} selection={selection} />
          </li>
        ))}
      </FileGrid>
    </Stack>
  );
}

function SelectFile({ file, selection }: { file: MediaRecord; selection: FileSelection }) {
  const text = useText();
  return (
    <label data-select="">
      <input
        type="checkbox"
        aria-label={text('media.bulk.select', { name: file.name })}
        checked={selection.isSelected(file)}
        onChange={() => selection.toggle(file)}
      />
    </label>
  );
}
